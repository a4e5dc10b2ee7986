import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Router } from './router.tsx';
import { Shell } from './shell/Shell.tsx';

export function App() {
  const client = useQueryClient();
  useEffect(() => {
    const begun = import('./prefetch-on-intent.ts').then(
      ({ prefetchOnIntent }) => prefetchOnIntent(client),
      () => undefined,
    );
    return () => void begun.then((end) => end?.());
  }, [client]);
  return (
    <Shell>
      <Router />
    </Shell>
  );
}
