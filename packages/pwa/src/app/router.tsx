import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OnboardingGate } from './OnboardingGate.tsx';
import { type AppRoute, NOT_FOUND, REDIRECTS, ROUTES } from './routes.ts';
import { ScreenLoading } from './ScreenLoading.tsx';

export function Router() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<ScreenLoading />}>
        <Routes>
          {REDIRECTS.map(({ from, to }) => (
            <Route key={from} path={from} element={<Navigate to={to} replace />} />
          ))}
          {[...ROUTES, NOT_FOUND].map((route) => (
            <Route key={route.path} path={route.path} element={toElement(route)} />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

function toElement({ Screen, needsOnboarding }: AppRoute) {
  if (!needsOnboarding) return <Screen />;
  return (
    <OnboardingGate>
      <Screen />
    </OnboardingGate>
  );
}
