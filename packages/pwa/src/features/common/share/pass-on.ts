import type { QueryClient } from '@tanstack/react-query';
import { conflictPath, shownTitle } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { embedCode } from '@twosides/domain/sharing';
import { countShare } from '../../../api/insights.ts';
import { TOASTS } from '../../../messages/toasts.ts';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { copyLink, copyText, type ShareOutcome, shareLink } from './share-link.ts';

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
