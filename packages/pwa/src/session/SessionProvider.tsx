import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { deleteFormer, onViewerChange, presentSession } from './session.ts';

/** Gives the viewer's answers to what shows them. Where a member gives way, nothing of their page stays. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [{ key, client }, setSession] = useState(presentSession);
  // In the same moment as the page that one is led to by it.
  useEffect(() => onViewerChange(() => startTransition(() => setSession(presentSession()))), []);
  useEffect(() => deleteFormer(client), [client]);
  return (
    <QueryClientProvider key={key} client={client}>
      {children}
    </QueryClientProvider>
  );
}
