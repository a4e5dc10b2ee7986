import { cutText } from '@twosides/domain/kernel';
import { SIDE_MAX, TITLE_MAX } from '@twosides/domain/wire';
import { attempt, tabStorage } from '../ui/storage.ts';
import { PENDING_KEY } from './delete-drafts.ts';

export type PendingQuestion = { readonly title: string | null; readonly account: string | null };

export function storePendingQuestion({ title, account }: PendingQuestion): void {
  const kept = { title: cut(title, TITLE_MAX), account: cut(account, SIDE_MAX) };
  tabStorage.write(PENDING_KEY, kept.title && !kept.account ? kept.title : JSON.stringify(kept));
}

export const hasPendingQuestion = (): boolean => tabStorage.read(PENDING_KEY) !== null;

export function takePendingQuestion(): PendingQuestion | null {
  const kept = tabStorage.read(PENDING_KEY);
  tabStorage.remove(PENDING_KEY);
  return kept === null ? null : parse(kept);
}

/** The names of the query parameters must match `share_target` in the web app manifest. */
export function sharedQuestion(search: URLSearchParams): PendingQuestion | null {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => search.get(name)?.trim() || null);
  // Many apps repeat the link in the text, so don't add it twice.
  const account = [text, text?.includes(url ?? '') ? null : url].filter(Boolean).join('\n\n') || null;
  return title || account ? { title: title ?? null, account } : null;
}

/** A title without an account is stored as plain text, anything else as JSON. */
function parse(kept: string): PendingQuestion | null {
  const { title, account } = (kept.startsWith('{') && attempt(() => JSON.parse(kept))) || { title: kept };
  const question = { title: cut(title, TITLE_MAX), account: cut(account, SIDE_MAX) };
  return question.title || question.account ? question : null;
}

const cut = (text: unknown, length: number) => (typeof text === 'string' && cutText(text.trim(), length)) || null;
