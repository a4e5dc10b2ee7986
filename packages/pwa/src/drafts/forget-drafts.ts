import type { Viewer } from '../session/known-member.ts';
import { PENDING_KEY } from './pending-key.ts';

/** Begins the key of every draft of one writer. */
export const draftsOf = (writer: Viewer) => `draft:${writer}:`;

/** On signing out: what a member was in the middle of telling is nobody else's to find on this device. */
export const forgetDrafts = (member: Viewer): void => {
  const prefixes = [draftsOf(member), draftsOf('visitor'), PENDING_KEY];
  try {
    for (const key of Object.keys(localStorage))
      if (prefixes.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key);
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
};
