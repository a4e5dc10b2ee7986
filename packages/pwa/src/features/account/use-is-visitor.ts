import { useState } from 'react';
import type { CurrentUser } from '../../session/current-user.ts';

/** Whether somebody arrived without a session. A member who signs out here goes home instead of to login. */
export function useIsVisitor(status: CurrentUser['status']): boolean {
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  return status === 'signed-out' && !wasSignedIn;
}
