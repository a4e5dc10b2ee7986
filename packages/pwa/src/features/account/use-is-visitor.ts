import { useState } from 'react';
import type { CurrentUser } from '../../session/current-user.ts';

export function useIsVisitor(status: CurrentUser['status']): boolean {
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  return status === 'signed-out' && !wasSignedIn;
}
