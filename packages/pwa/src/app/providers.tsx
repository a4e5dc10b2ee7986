import type { ContextType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ToastRegion } from '../ui/feedback/ToastRegion.tsx';
import { Rendered } from '../ui/layout/use-is-hydrated.ts';
import { App } from './App.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useRouteChange } from './use-route-change.ts';

type ProvidersProps = {
  /** Gives the viewer's answers to the app. */
  readonly inSession: (app: ReactNode) => ReactNode;
  /** Of which HTML; null where the app begins with an empty page. */
  readonly rendered: ContextType<typeof Rendered>;
};

/** The app with all that surrounds it but the router: the same on the server and in the browser. */
export function Providers({ inSession, rendered }: ProvidersProps) {
  return (
    <Rendered value={rendered}>
      <RootBoundary>
        {inSession(<App />)}
        <RouteChange />
        <ToastRegion />
      </RootBoundary>
    </Rendered>
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
