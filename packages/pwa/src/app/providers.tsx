import type { ContextType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { optional } from '../ui/layout/optional.tsx';
import { Rendered } from '../ui/layout/use-device.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Router } from './router.tsx';
import { Shell } from './shell/Shell.tsx';
import { RouteChange } from './use-route-change.ts';

const ToastRegion = optional(() => import('../ui/feedback/ToastRegion.tsx').then((m) => m.ToastRegion));

type ProvidersProps = {
  readonly inSession: (app: ReactNode) => ReactNode;
  readonly rendered: ContextType<typeof Rendered>;
};

/** The server and the browser must render the same providers, or hydration fails. */
export function Providers({ inSession, rendered }: ProvidersProps) {
  return (
    <Rendered value={rendered}>
      <RootBoundary>
        {inSession(
          <Shell>
            <Router />
          </Shell>,
        )}
        <RouteChange />
        <ToastRegion />
      </RootBoundary>
    </Rendered>
  );
}

function RootBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>;
}
