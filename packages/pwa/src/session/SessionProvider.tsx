import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { currentSession, deleteFormer, onViewerChange } from './session.ts';

/** A new session remounts the app, so nothing of the former session stays on screen. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [{ key, client }, setSession] = useState(currentSession);
  // A transition makes the new session appear together with the navigation it causes.
  useEffect(() => onViewerChange(() => startTransition(() => setSession(currentSession()))), []);
  useEffect(() => deleteFormer(client), [client]);
  return (
    <QueryClientProvider key={key} client={client}>
      {children}
    </QueryClientProvider>
  );
}
