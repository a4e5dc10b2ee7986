import { TOASTS } from '@twosides/domain/contract';
import type { OutboxRow } from '@twosides/domain/model';
import { type Toast, toasts } from '../ui/feedback/toast-store.ts';

type Kind = OutboxRow['kind'];

/** What is told of a vote or a comment, wherever it was done. */
export const tellSent = (kind: Kind): void =>
  toasts.show({ ...(kind === 'vote' ? TOASTS.voteRecorded : TOASTS.commentAdded), tone: 'success' });

export const tellSaved = (): void => toasts.show(TOASTS.savedForLater);

/** @param message the server's words, which say more; null where it has none */
export function tellFailed(kind: Kind, message: string | null, action?: Toast['action']): void {
  const { title, description } = kind === 'vote' ? TOASTS.voteFailed : TOASTS.commentFailed;
  toasts.show({ title, description: message ?? description, tone: 'danger', ...(action && { action }) });
}
