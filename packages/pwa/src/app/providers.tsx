import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { ToastRegion } from '../ui/feedback/ToastRegion.tsx';
import { useRouteChange } from './use-route-change.ts';

/** What surrounds the app in a browser. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <BrowserRouter>
        <SessionProvider>{children}</SessionProvider>
        <RouteChange />
      </BrowserRouter>
      <ToastRegion />
    </>
  );
}

/** Outlives the viewer: it knows which page was shown before. */
function RouteChange() {
  useRouteChange();
  return null;
}
