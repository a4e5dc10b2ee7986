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

/** The server and the browser share these, so that hydration matches. */
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

/** The last resort: screens have their own boundaries. */
function RootBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>;
}

/** Outside the session, so that the previous page is remembered when the viewer changes. */
function RouteChange() {
  useRouteChange();
  return null;
}
