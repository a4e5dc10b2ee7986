import type { ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { ToastRegion } from '../ui/feedback/ToastRegion.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useRouteChange } from './use-route-change.ts';

/** What surrounds the app in a browser. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <BrowserRouter>
      <RootBoundary>
        <SessionProvider>{children}</SessionProvider>
        <RouteChange />
        <ToastRegion />
      </RootBoundary>
    </BrowserRouter>
  );
}

/** A screen that fails leaves what is around it; this is for all else: an empty page would say nothing. */
function RootBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>;
}

/** Outlives the viewer: it knows which page was shown before. */
function RouteChange() {
  useRouteChange();
  return null;
}
