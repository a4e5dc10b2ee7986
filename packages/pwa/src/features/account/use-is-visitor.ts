import { useState } from 'react';
import type { CurrentUser } from '../../session/current-user.ts';

/** Whether the viewer was signed out from the start. False if the session ended while this page was open. */
export function useIsVisitor(status: CurrentUser['status']): boolean {
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  return status === 'signed-out' && !wasSignedIn;
}
