import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { prefetchOnIntent } from './app/prefetch-on-intent.ts';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './app/query-client.ts';
import { preloadRoute } from './app/routes.ts';
import { applyTheme, readTheme } from './app/theme.ts';

applyTheme(readTheme());
// The screen's code travels while React renders what surrounds it.
preloadRoute(window.location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers queryClient={createQueryClient()}>
      <App />
    </Providers>
  </StrictMode>,
);

prefetchOnIntent();
// After everything the first page needs: the worker's own downloads would compete with it.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => import('./app/offer-updates.ts').then(({ offerUpdates }) => offerUpdates()));
}
