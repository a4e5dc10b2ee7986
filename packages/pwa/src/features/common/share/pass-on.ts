import type { QueryClient } from '@tanstack/react-query';
import { conflictPath, shownTitle } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { embedCode } from '@twosides/domain/sharing';
import { countShare } from '../../../api/insights.ts';
import { TOASTS } from '../../../messages/toasts.ts';
import { toasts } from '../../../ui/feedback/toast-store.ts';

export type SharedConflict = Pick<ConflictView, 'id' | 'title' | 'collapsedBy'>;

export const share = async (conflict: SharedConflict, client: QueryClient): Promise<void> =>
  tell(await shareLink(pageOf(conflict)), conflict, client);

export const copy = async (conflict: SharedConflict, client: QueryClient): Promise<void> =>
  tell(await copyLink(pageOf(conflict)), conflict, client);

export async function copyEmbed(conflict: SharedConflict): Promise<void> {
  const isCopied = await copyText(embedCode(window.location.origin, conflict));
  toasts.show(isCopied ? { ...TOASTS.embedCopied, tone: 'success' } : { ...TOASTS.linkCopyFailed, tone: 'danger' });
}

const pageOf = (conflict: SharedConflict) => ({ title: shownTitle(conflict), path: conflictPath(conflict) });

function tell(outcome: ShareOutcome, { id }: SharedConflict, client: QueryClient) {
  if (outcome === 'shared') countShare(client, id, 'native');
  if (outcome === 'copied') countShare(client, id, 'copy');
  announceShare(outcome);
}

export function announceShare(outcome: ShareOutcome): void {
  if (outcome === 'copied') toasts.show({ ...TOASTS.linkCopied, tone: 'success' });
  if (outcome === 'copy-failed') toasts.show({ ...TOASTS.linkCopyFailed, tone: 'danger' });
}

/** `given-up`: the person canceled, so no message is shown. */
type ShareOutcome = 'shared' | 'copied' | 'copy-failed' | 'given-up';

export type SharedPage = { readonly title: string; readonly path: string; readonly text?: string };

export async function shareLink(page: SharedPage): Promise<ShareOutcome> {
  try {
    await navigator.share({ title: page.title, ...(page.text && { text: page.text }), url: linkTo(page) });
    return 'shared';
  } catch (error) {
    return isAnswered(error) ? 'given-up' : copyLink(page);
  }
}

export const isAnswered = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');

export async function copyLink(page: SharedPage): Promise<ShareOutcome> {
  return (await copyText(page.text ? `${page.text} ${linkTo(page)}` : linkTo(page))) ? 'copied' : 'copy-failed';
}

/** Over plain HTTP, browsers have no clipboard at all. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const linkTo = ({ path }: SharedPage): string => new URL(path, window.location.origin).href;

export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
