import './styles/tokens.css';
import './styles/base.css';
import { onlineManager } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './app/App.tsx';
import { Providers } from './app/providers.tsx';
import { reportFault, reportUncaught } from './app/report-faults.ts';
import { keepInstallPrompt } from './install/install-prompt.ts';
import { preloadPage } from './pages/find-page.ts';
import { restoreCurrentUser } from './session/current-user.ts';
import { hasCopy } from './session/device-copy/has-copy.ts';

reportUncaught(window, 'page');

// The screen's code travels while React renders what surrounds it.
const firstScreen = preloadPage(window.location.pathname);

onlineManager.setOnline(navigator.onLine);
restoreCurrentUser();

// This file's name changes with every build, and with it the shape of what was kept.
const build = import.meta.url;
const keepCopy = () =>
  import('./session/device-copy/device-copy.ts')
    .then((copy) => copy.keepCopy(build))
    // Without its code or its storage, the page is read over the network as ever.
    .catch(ignore);

let root: Root | undefined;

// What was read here before is shown at once; who has read nothing yet does not wait for it.
if (hasCopy()) {
  void keepCopy().then(render);
} else {
  render();
  window.addEventListener('load', () => void keepCopy());
}

function render() {
  root ??= createRoot(mountPoint(), { onCaughtError: tellOfCaught });
  root.render(
    <StrictMode>
      <Providers>
        <App />
      </Providers>
    </StrictMode>,
  );
}

/** A screen that broke says so itself; that it did is counted. What nothing catches is the window's error. */
function tellOfCaught(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: as React itself does where nobody asks to be told.
  console.error(error);
  reportFault('screen');
}

function mountPoint() {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  return element;
}

// What arrives where a spinner stands, React holds back until that has stood for 300 ms; not so if asked to render
// again.
void firstScreen.then(() => root && render());

keepInstallPrompt();
// After everything the first page needs: the worker's own downloads would compete with it.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => import('./app/offer-updates.ts').then(({ offerUpdates }) => offerUpdates()));
}

function ignore() {}
