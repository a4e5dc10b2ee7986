import { Suspense } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OnboardingGate } from './OnboardingGate.tsx';
import { type AppRoute, NOT_FOUND, REDIRECTS, ROUTES } from './routes.ts';
import { ScreenLoading } from './ScreenLoading.tsx';

export function Router() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<ScreenLoading />}>{useRoutes(ELEMENTS)}</Suspense>
    </ErrorBoundary>
  );
}

const ELEMENTS = [
  ...REDIRECTS.map(({ from, to }) => ({ path: from, element: <Navigate to={to} replace /> })),
  ...[...ROUTES, NOT_FOUND].map((route) => ({ path: route.path, element: toElement(route) })),
];

function toElement({ Screen, needsOnboarding }: AppRoute) {
  if (!needsOnboarding) return <Screen />;
  return (
    <OnboardingGate>
      <Screen />
    </OnboardingGate>
  );
}
