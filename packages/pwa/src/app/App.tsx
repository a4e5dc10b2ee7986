import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { Router } from './router.tsx';
import { Shell } from './shell/Shell.tsx';

export function App() {
  const { pathname } = useLocation();
  const client = useQueryClient();
  useEffect(() => prefetchOnIntent(client), [client]);
  // A screen that fails leaves the shell around it; this is for the shell itself.
  return (
    <ErrorBoundary resetKey={pathname}>
      <Shell>
        <Router />
      </Shell>
    </ErrorBoundary>
  );
}
