import type { QueryKey } from '@tanstack/react-query';
import type { CurrentUserView } from '@twosides/domain/profile';
import { queryKeys } from '../api/query-keys.ts';
import { RESTORED } from './current-user.ts';
import { isKnownVisitor, readKnownMember, storeKnownMember } from './known-member.ts';
import { currentSession } from './session.ts';

export type RenderedState = {
  /** When the server rendered the page, in milliseconds since the epoch; 0 if only the browser renders it. */
  readonly at: number;
  readonly origin: string;
  readonly answers: readonly (readonly [QueryKey, unknown])[];
};

const ELEMENT = 'rendered';

export function readRenderedState(): RenderedState | null {
  const text = document.getElementById(ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as RenderedState) : null;
}

/** Call it before the first render, and the returned function after hydration. */
export function takeRenderedState(state: RenderedState | null, hasHtml: boolean): () => Promise<void> {
  const { client } = currentSession();
  const isVisitor = state ? !maySomebodyBeSignedIn() : isNotedSignedOut();
  if (isVisitor || hasHtml) client.setQueryData<CurrentUserView | null>(queryKeys.currentUser, null);
  if (state && isVisitor && !isKnownVisitor()) storeKnownMember(null);
  const { at, answers } = state ?? { at: RESTORED, answers: [] };
  for (const [key, answer] of answers) client.setQueryData(key, answer, { updatedAt: isVisitor ? at : RESTORED });
  return async () => {
    if (isVisitor) return;
    const asked = client.refetchQueries({ queryKey: queryKeys.currentUser }, { cancelRefetch: false });
    if (readKnownMember() === null) await asked;
    const own = answers.map(([queryKey]) => client.invalidateQueries({ queryKey, exact: true }));
    await Promise.race([Promise.all(own), new Promise((resolve) => setTimeout(resolve, TIMEOUT))]);
  };
}

/** Milliseconds. */
const TIMEOUT = 2_000;

const maySomebodyBeSignedIn = () => hasSessionCookie() || readKnownMember() !== null;

const isNotedSignedOut = () => !hasSessionCookie() && isKnownVisitor();

/** `public/early.js` reads the same cookie. */
export const hasSessionCookie = (): boolean => /(?:^|; )signed-in=/.test(document.cookie);
