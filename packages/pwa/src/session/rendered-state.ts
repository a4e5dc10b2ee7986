import type { QueryKey } from '@tanstack/react-query';
import type { CurrentUserView } from '@twosides/domain/profile';
import { queryKeys } from '../api/query-keys.ts';
import { RESTORED } from './current-user.ts';
import { isKnownVisitor, keepKnownMember, readKnownMember } from './known-member.ts';
import { presentSession } from './session.ts';

/** State of a server-rendered page, the same for everybody. */
export type RenderedState = {
  /** Milliseconds. */
  readonly at: number;
  /** The site: "https://twosides.example". */
  readonly origin: string;
  readonly answers: readonly (readonly [QueryKey, unknown])[];
};

/** Element id. */
const ELEMENT = 'rendered';

/** Null for the service worker's shell. */
export function readRenderedState(): RenderedState | null {
  const text = document.getElementById(ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as RenderedState) : null;
}

/**
 * Puts the server's data into the cache before the first render, as a visitor's.
 * @param hasHtml false for pages only the browser renders, which wait for the viewer
 * @returns a function to call after hydration: refetches if somebody may be signed in, and resolves when the page is
 * the viewer's, or after a while
 */
export function takeRenderedState(state: RenderedState | null, hasHtml: boolean): () => Promise<void> {
  const { client } = presentSession();
  const isVisitor = state ? !maySomebodyBeSignedIn() : isNotedSignedOut();
  // Fresh, so that nothing refetches before hydration, which needs the visitor's page.
  if (isVisitor || hasHtml) client.setQueryData<CurrentUserView | null>(queryKeys.currentUser, null);
  // For the worker's shell, which may be offline.
  if (state && isVisitor && !isKnownVisitor()) keepKnownMember(null);
  const { at, answers } = state ?? { at: RESTORED, answers: [] };
  for (const [key, answer] of answers) client.setQueryData(key, answer, { updatedAt: isVisitor ? at : RESTORED });
  return async () => {
    if (isVisitor) return;
    const asked = client.refetchQueries({ queryKey: queryKeys.currentUser }, { cancelRefetch: false });
    // Once the viewer is known.
    if (readKnownMember() === null) await asked;
    const own = answers.map(([queryKey]) => client.invalidateQueries({ queryKey, exact: true }));
    await Promise.race([Promise.all(own), new Promise((resolve) => setTimeout(resolve, TIMEOUT))]);
  };
}

/** How long early presses wait for the member's page, in milliseconds: they may have voted already. */
const TIMEOUT = 2_000;

/** The server would have set the cookie. */
const maySomebodyBeSignedIn = () => hasSessionCookie() || readKnownMember() !== null;

/** The service worker's shell came without a server response, so the device's own note counts. */
const isNotedSignedOut = () => !hasSessionCookie() && isKnownVisitor();

/** The cookie that says only that there is a session; `public/early.js` reads it too. */
export const hasSessionCookie = (): boolean => /(?:^|; )signed-in=/.test(document.cookie);
