import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { deleteFormer, onViewerChange, presentSession } from './session.ts';

/** Provides the viewer's query client. When a member leaves, nothing of their page stays. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [{ key, client }, setSession] = useState(presentSession);
  // In the same transition as the navigation it causes.
  useEffect(() => onViewerChange(() => startTransition(() => setSession(presentSession()))), []);
  useEffect(() => deleteFormer(client), [client]);
  return (
    <QueryClientProvider key={key} client={client}>
      {children}
    </QueryClientProvider>
  );
}
