import type { ContextType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ToastRegion } from '../ui/feedback/ToastRegion.tsx';
import { Rendered } from '../ui/layout/use-is-hydrated.ts';
import { App } from './App.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useRouteChange } from './use-route-change.ts';

type ProvidersProps = {
  readonly inSession: (app: ReactNode) => ReactNode;
  readonly rendered: ContextType<typeof Rendered>;
};

/** The server and the browser render the same providers. Otherwise hydration would fail. */
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

/** Catches errors that no screen's own boundary has caught. */
function RootBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>;
}

/** Rendered outside the session, which remounts when the viewer changes: the hook must remember the previous page. */
function RouteChange() {
  useRouteChange();
  return null;
}
