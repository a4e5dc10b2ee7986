import './styles/voice/voice.css';
import './styles/tokens.css';
import './styles/base.css';
import { onlineManager } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { setServerClock } from './api/client.ts';
import { preloadView, untilFirstScreen } from './app/page-view.tsx';
import { Providers } from './app/providers.tsx';

import { reportFault, reportUncaught } from './app/report-faults.ts';
import { storeInstallPrompt } from './install/install-prompt.ts';
import { restoreCurrentUser } from './session/current-user.ts';
import { hasCopy } from './session/known-member.ts';
import { readRenderedState, takeRenderedState } from './session/rendered-state.ts';
import { SessionProvider } from './session/SessionProvider.tsx';
import { noteServerTime, restoreServerTime, toDeviceTime, toServerTime } from './ui/identity/use-now.ts';
import { removeAddress } from './ui/layout/document-head.ts';

reportUncaught(window, 'page');

/** Longest wait for an idle moment, in milliseconds. */
const TIMEOUT = 5_000;

const firstScreen = preloadView(window.location.pathname);

onlineManager.setOnline(navigator.onLine);

// This file's URL identifies the build. Data that another build stored may have another format.
const build = import.meta.url;
const storeCopy = () =>
  Promise.all([import('./session/device-copy/device-copy.ts'), import('./drafts/delete-drafts.ts')])
    .then(([copy, drafts]) => {
      drafts.tieDraftsToSession();
      return copy.storeCopy(build);
    })
    .catch(ignore);
const storeCopyLater = () => onceLoaded(() => void storeCopy());

const options: RootOptions = { onCaughtError: reportCaught };
const rendered = readRenderedState();
const mountPoint = document.getElementById('root') as HTMLElement;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const address = () => window.location.pathname + window.location.search;
// If the reader went back before the app started, the HTML belongs to another URL.
if (documentAddress() !== address()) {
  mountPoint.replaceChildren();
  removeAddress();
}
const opened = address();
const hasHtml = mountPoint.hasChildNodes();
restoreServerTime();
setServerClock({ noteServerTime, toServerTime });
if (rendered && visit && visit.type !== 'back_forward')
  noteServerTime(rendered.at, performance.timeOrigin + visit.responseStart);
const settle = takeRenderedState(rendered && { ...rendered, at: toDeviceTime(rendered.at) }, hasHtml);
let root: Root | undefined;

if (hasHtml) {
  void takeOver();
} else {
  restoreCurrentUser();
  void settle();
  if (hasCopy()) void storeCopy().then(render);
  else {
    render();
    storeCopyLater();
  }
  // React delays replacing a fallback by up to 300 ms. Rendering again avoids the delay.
  void firstScreen.then(() => root && render());
  void untilFirstScreen.then(announceReady);
}

async function takeOver() {
  let isStepMissed = false;
  const noteStep = () => {
    isStepMissed = true;
  };
  await firstScreen;
  // The router misses `popstate` events before hydration, so a missed event is repeated after hydration.
  window.addEventListener('popstate', noteStep);
  if (address() === opened)
    // A transition keeps the page responsive during hydration.
    startTransition(() => void hydrateRoot(mountPoint, app(), { ...options, onRecoverableError: reportCaught }));
  else render();
  await untilFirstScreen;
  window.removeEventListener('popstate', noteStep);
  if (isStepMissed) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  restoreCurrentUser();
  if (hasCopy()) await storeCopy();
  else storeCopyLater();
  await settle();
  // The app is ready only in a later task, because React Query then updates the screens.
  setTimeout(announceReady);
}

/** Tells `public/early.js` that the app handles presses and knows the viewer. */
function announceReady() {
  delete document.documentElement.dataset.signedIn;
  document.dispatchEvent(new Event('app-ready'));
}

function render() {
  root ??= createRoot(mountPoint, options);
  root.render(app());
}

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

function reportCaught(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: React logs caught errors too, unless it has this handler.
  console.error(error);
  reportFault('screen');
}

function onceLoaded(act: () => void) {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}

function onceIdle(act: () => void) {
  // Safari lacks `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: TIMEOUT });
  else setTimeout(act, TIMEOUT);
}

storeInstallPrompt();
// Registers the service worker after loading, because its downloads would compete with the page's.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void untilFirstScreen.then(() => onceLoaded(() => onceIdle(loadUpdates)));
}

function loadUpdates() {
  import('./app/offer-updates.ts')
    .then(({ offerUpdates }) => offerUpdates())
    .catch(() => window.addEventListener('online', loadUpdates, { once: true }));
}

function ignore() {}
