import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { deleteFormer, onViewerChange, presentSession } from './session.ts';

/** A new session remounts the app, so nothing of the former session stays on screen. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [{ key, client }, setSession] = useState(presentSession);
  // A transition makes the new session appear together with the navigation it causes.
  useEffect(() => onViewerChange(() => startTransition(() => setSession(presentSession()))), []);
  useEffect(() => deleteFormer(client), [client]);
  return (
    <QueryClientProvider key={key} client={client}>
      {children}
    </QueryClientProvider>
  );
}
