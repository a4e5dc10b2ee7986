import './styles/voice/voice.css';
import './styles/tokens.css';
import './styles/base.css';
import { onlineManager } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { onServerTime } from './api/client.ts';
import { tellOfScreen, untilFirstScreen } from './app/first-screen.ts';
import { preloadView } from './app/page-view.tsx';
import { Providers } from './app/providers.tsx';

import { reportFault, reportUncaught } from './app/report-faults.ts';
import { keepInstallPrompt } from './install/install-prompt.ts';
import { restoreCurrentUser } from './session/current-user.ts';
import { hasCopy } from './session/device-copy/has-copy.ts';
import { readRenderedState, takeRenderedState } from './session/rendered-state.ts';
import { SessionProvider } from './session/SessionProvider.tsx';
import { noteServerTime, restoreServerTime, toDeviceTime } from './ui/identity/use-now.ts';

reportUncaught(window, 'page');

/** In ms: a page that never rests gets its worker all the same. */
const TIMEOUT = 5_000;

// The screen's code loads while React renders what surrounds it.
const firstScreen = preloadView(window.location.pathname);

onlineManager.setOnline(navigator.onLine);

// This file's name changes with every build, and with it the shape of what was kept.
const build = import.meta.url;
const keepCopy = () =>
  Promise.all([import('./session/device-copy/device-copy.ts'), import('./drafts/delete-drafts.ts')])
    .then(([copy, drafts]) => {
      drafts.tieDraftsToSession();
      return copy.keepCopy(build);
    })
    // Without this code or the storage, everything is read over the network.
    .catch(ignore);
/** Who has read nothing here yet does not wait for it. */
const keepCopyLater = () => onceLoaded(() => void keepCopy());

const options: RootOptions = { onCaughtError: tellOfCaught };
const rendered = readRenderedState();
/** It stands in every page. */
const mountPoint = document.getElementById('root') as HTMLElement;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const address = () => window.location.pathname + window.location.search;
// After a step back before the app began, the HTML is of another address.
if (documentAddress() !== address()) mountPoint.replaceChildren();
const opened = address();
const hasHtml = mountPoint.hasChildNodes();
restoreServerTime();
onServerTime(noteServerTime);
// A step back may bring HTML of an earlier time.
if (rendered && visit && visit.type !== 'back_forward')
  noteServerTime(rendered.at, performance.timeOrigin + visit.responseStart);
const settle = takeRenderedState(rendered && { ...rendered, at: toDeviceTime(rendered.at) }, hasHtml);
let root: Root | undefined;

if (hasHtml) {
  void takeOver();
} else {
  restoreCurrentUser();
  void settle();
  // What was read here before is shown at once.
  if (hasCopy()) void keepCopy().then(render);
  else {
    render();
    keepCopyLater();
  }
  // What arrives where a spinner stands, React holds back until that has stood for 300 ms; not so what is another
  // component by then.
  void firstScreen.then(() => root && render());
  void untilFirstScreen.then(tellReady);
}

/** Hydrates the server's HTML, which is a visitor's; then applies what is this device's own. */
async function takeOver() {
  let isStepMissed = false;
  const noteStep = () => {
    isStepMissed = true;
  };
  await firstScreen;
  // Until it is hydrated, the router hears of no step back.
  window.addEventListener('popstate', noteStep);
  if (address() === opened)
    // A transition lets presses and paints through.
    startTransition(() => void hydrateRoot(mountPoint, app(), { ...options, onRecoverableError: tellOfCaught }));
  else render();
  await untilFirstScreen;
  window.removeEventListener('popstate', noteStep);
  if (isStepMissed) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  restoreCurrentUser();
  if (hasCopy()) await keepCopy();
  else keepCopyLater();
  await settle();
  // React Query tells the screen of it in the next turn.
  setTimeout(tellReady);
}

/** To `public/early.js`: the app answers to presses, and knows whose they are. */
function tellReady() {
  delete document.documentElement.dataset.signedIn;
  document.dispatchEvent(new Event('app-ready'));
}

function render() {
  root ??= createRoot(mountPoint, options);
  root.render(app());
}

/** The address that the document was requested from. */
function documentAddress() {
  const { pathname, search } = new URL(visit?.name || window.location.href);
  return pathname + search;
}

function app() {
  return (
    <StrictMode>
      <BrowserRouter>
        <Providers
          rendered={hasHtml ? rendered : null}
          inSession={(shown) => <SessionProvider>{shown}</SessionProvider>}
        />
      </BrowserRouter>
    </StrictMode>
  );
}

/** A screen that broke says so itself; that it did is counted. What nothing catches is the window's error. */
function tellOfCaught(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: as React itself does where nobody asks to be told.
  console.error(error);
  reportFault('screen');
  tellOfScreen();
}

function onceLoaded(act: () => void) {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}

function onceIdle(act: () => void) {
  // Safari has no word for it.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: TIMEOUT });
  else setTimeout(act, TIMEOUT);
}

keepInstallPrompt();
// After everything the first page needs and does: the worker's own downloads would compete with it.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void untilFirstScreen.then(() =>
    onceLoaded(() => onceIdle(() => void import('./app/offer-updates.ts').then(({ offerUpdates }) => offerUpdates()))),
  );
}

function ignore() {}
