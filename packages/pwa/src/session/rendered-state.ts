import type { QueryKey } from '@tanstack/react-query';
import type { CurrentUserView } from '@twosides/domain/profile';
import { queryKeys } from '../api/query-keys.ts';
import { RESTORED } from './current-user.ts';
import { isKnownVisitor, keepKnownMember, readKnownMember } from './known-member.ts';
import { presentSession } from './session.ts';

/** The same for everybody. */
export type RenderedState = {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly origin: string;
  readonly answers: readonly (readonly [QueryKey, unknown])[];
};

const ELEMENT = 'rendered';

/** Null if the service worker's cached shell was opened. */
export function readRenderedState(): RenderedState | null {
  const text = document.getElementById(ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as RenderedState) : null;
}

/**
 * Call it before the first render, and the result after hydration. If somebody may be signed in, the result refetches
 * the data for them; it resolves once the data is there, or after `TIMEOUT`.
 */
export function takeRenderedState(state: RenderedState | null, hasHtml: boolean): () => Promise<void> {
  const { client } = presentSession();
  const isVisitor = state ? !maySomebodyBeSignedIn() : isNotedSignedOut();
  // Hydration must render the same visitor's page as the server. With null, no query asks who is signed in before it.
  if (isVisitor || hasHtml) client.setQueryData<CurrentUserView | null>(queryKeys.currentUser, null);
  // Note that nobody is signed in, for a later start from the service worker's shell, which may be offline.
  if (state && isVisitor && !isKnownVisitor()) keepKnownMember(null);
  const { at, answers } = state ?? { at: RESTORED, answers: [] };
  for (const [key, answer] of answers) client.setQueryData(key, answer, { updatedAt: isVisitor ? at : RESTORED });
  return async () => {
    if (isVisitor) return;
    const asked = client.refetchQueries({ queryKey: queryKeys.currentUser }, { cancelRefetch: false });
    // If this device remembers no member, wait until the viewer is known.
    if (readKnownMember() === null) await asked;
    const own = answers.map(([queryKey]) => client.invalidateQueries({ queryKey, exact: true }));
    await Promise.race([Promise.all(own), new Promise((resolve) => setTimeout(resolve, TIMEOUT))]);
  };
}

/** Longest wait for the member's data before early presses are replayed, in milliseconds. It shows earlier votes. */
const TIMEOUT = 2_000;

const maySomebodyBeSignedIn = () => hasSessionCookie() || readKnownMember() !== null;

/**
 * For the service worker's shell. No response from the server has corrected the cookie, so the device's own note must
 * agree.
 */
const isNotedSignedOut = () => !hasSessionCookie() && isKnownVisitor();

/** The cookie says only that there is a session. `public/early.js` reads it too. */
export const hasSessionCookie = (): boolean => /(?:^|; )signed-in=/.test(document.cookie);
