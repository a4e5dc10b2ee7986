import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { Router } from './router.tsx';
import { Shell } from './shell/Shell.tsx';

export function App() {
  const client = useQueryClient();
  useEffect(() => prefetchOnIntent(client), [client]);
  return (
    <Shell>
      <Router />
    </Shell>
  );
}
