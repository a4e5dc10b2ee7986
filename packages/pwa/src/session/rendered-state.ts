import type { QueryKey } from '@tanstack/react-query';
import type { CurrentUserView } from '@twosides/domain/profile';
import { queryKeys } from '../api/query-keys.ts';
import { RESTORED } from './current-user.ts';
import { isKnownVisitor, keepKnownMember, readKnownMember } from './known-member.ts';
import { presentSession } from './session.ts';

/** What the server's HTML of a page was made of, for everybody. */
export type RenderedState = {
  /** When, in ms. */
  readonly at: number;
  /** For which site: "https://twosides.example". */
  readonly origin: string;
  readonly answers: readonly (readonly [QueryKey, unknown])[];
};

/** Where the HTML carries it. */
const ELEMENT = 'rendered';

/** null where the page did not come from the server: the worker's empty one stands for any. */
export function readRenderedState(): RenderedState | null {
  const text = document.getElementById(ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as RenderedState) : null;
}

/**
 * Before the first render: what the HTML shows is in the cache, as a visitor sees it.
 * @param hasHtml whether it shows anything; a page that only the browser renders waits to know who looks
 * @returns what is to be done once the HTML is taken over: where somebody may be signed in, all is asked again. It
 * resolves when the page is the viewer's own, or does not become so for a while
 */
export function takeRenderedState(state: RenderedState | null, hasHtml: boolean): () => Promise<void> {
  const { client } = presentSession();
  const isVisitor = state ? !maySomebodyBeSignedIn() : isNotedSignedOut();
  // Fresh, so that nobody asks before the HTML is taken over: an answer would find a page that was made for another.
  if (isVisitor || hasHtml) client.setQueryData<CurrentUserView | null>(queryKeys.currentUser, null);
  // For the worker's page, which may have no network to ask over.
  if (state && isVisitor && !isKnownVisitor()) keepKnownMember(null);
  const { at, answers } = state ?? { at: RESTORED, answers: [] };
  for (const [key, answer] of answers) client.setQueryData(key, answer, { updatedAt: isVisitor ? at : RESTORED });
  return async () => {
    if (isVisitor) return;
    const asked = client.refetchQueries({ queryKey: queryKeys.currentUser }, { cancelRefetch: false });
    // Once it is known whose the answers are.
    if (readKnownMember() === null) await asked;
    const own = answers.map(([queryKey]) => client.invalidateQueries({ queryKey, exact: true }));
    await Promise.race([Promise.all(own), new Promise((resolve) => setTimeout(resolve, TIMEOUT))]);
  };
}

/** How long what is pressed waits for the member's own page, in ms: they may have voted on it, or written it. */
const TIMEOUT = 2_000;

/** The server, which has just been asked, would have said so in a cookie. */
const maySomebodyBeSignedIn = () => hasSessionCookie() || readKnownMember() !== null;

/** The worker's page came without asking the server. */
const isNotedSignedOut = () => !hasSessionCookie() && isKnownVisitor();

/** The server's word that there is a session, of no worth to anybody else; `public/early.js` reads it too. */
export const hasSessionCookie = (): boolean => /(?:^|; )signed-in=/.test(document.cookie);
