import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { deleteFormer, onViewerChange, presentSession } from './session.ts';

/** A new session mounts the app again, so that nothing of the former one stays. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [{ key, client }, setSession] = useState(presentSession);
  // A transition, so that the new session and the navigation it causes appear together.
  useEffect(() => onViewerChange(() => startTransition(() => setSession(presentSession()))), []);
  useEffect(() => deleteFormer(client), [client]);
  return (
    <QueryClientProvider key={key} client={client}>
      {children}
    </QueryClientProvider>
  );
}
