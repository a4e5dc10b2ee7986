import { useState } from 'react';
import type { CurrentUser } from '../../session/current-user.ts';

/** Whether the viewer arrived signed out. False after a sign-out on this page, which leads home, not to the login. */
export function useIsVisitor(status: CurrentUser['status']): boolean {
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  return status === 'signed-out' && !wasSignedIn;
}
