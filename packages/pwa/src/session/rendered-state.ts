import type { QueryKey } from '@tanstack/react-query';
import type { CurrentUserView } from '@twosides/domain/profile';
import { queryKeys } from '../api/query-keys.ts';
import { RESTORED } from './current-user.ts';
import { isKnownVisitor, keepKnownMember, readKnownMember } from './known-member.ts';
import { presentSession } from './session.ts';

/** The data of a server-rendered page, as the server sends it to visitors. */
export type RenderedState = {
  /** When the server rendered the page, in milliseconds since the epoch; 0 if only the browser renders it. */
  readonly at: number;
  readonly origin: string;
  readonly answers: readonly (readonly [QueryKey, unknown])[];
};

const ELEMENT = 'rendered';

/** Null if the page is the service worker's cached shell. */
export function readRenderedState(): RenderedState | null {
  const text = document.getElementById(ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as RenderedState) : null;
}

/** Call it before the first render, and the returned function after hydration. */
export function takeRenderedState(state: RenderedState | null, hasHtml: boolean): () => Promise<void> {
  const { client } = presentSession();
  const isVisitor = state ? !maySomebodyBeSignedIn() : isNotedSignedOut();
  // Hydration must render a visitor's page, as the server did.
  if (isVisitor || hasHtml) client.setQueryData<CurrentUserView | null>(queryKeys.currentUser, null);
  // Store that nobody is signed in, because a later start without a network cannot ask the server.
  if (state && isVisitor && !isKnownVisitor()) keepKnownMember(null);
  const { at, answers } = state ?? { at: RESTORED, answers: [] };
  for (const [key, answer] of answers) client.setQueryData(key, answer, { updatedAt: isVisitor ? at : RESTORED });
  return async () => {
    if (isVisitor) return;
    const asked = client.refetchQueries({ queryKey: queryKeys.currentUser }, { cancelRefetch: false });
    // If this device remembers no member, first wait for the server to say who is signed in.
    if (readKnownMember() === null) await asked;
    const own = answers.map(([queryKey]) => client.invalidateQueries({ queryKey, exact: true }));
    await Promise.race([Promise.all(own), new Promise((resolve) => setTimeout(resolve, TIMEOUT))]);
  };
}

/** Milliseconds to wait for the member's data before presses on the server-rendered page are replayed. */
const TIMEOUT = 2_000;

const maySomebodyBeSignedIn = () => hasSessionCookie() || readKnownMember() !== null;

/** The cookie may be outdated, so local storage must also say that nobody is signed in. */
const isNotedSignedOut = () => !hasSessionCookie() && isKnownVisitor();

/** The cookie only says that a session exists. `public/early.js` reads it too. */
export const hasSessionCookie = (): boolean => /(?:^|; )signed-in=/.test(document.cookie);
