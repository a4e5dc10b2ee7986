import { TOASTS } from '../messages/toasts.ts';
import { type Toast, toasts } from '../ui/feedback/toast-store.ts';
import type { ToldOutcome } from './outcome.rule.ts';
import type { ActionKind } from './rows.ts';

/** Of what is done where it stands; who posts or tells has a form for it. */
type Kind = Extract<ActionKind, 'vote' | 'comment'>;

export const tellSent = (kind: Kind, action?: Toast['action']): void =>
  toasts.show({ ...(kind === 'vote' ? TOASTS.voteRecorded : TOASTS.commentAdded), tone: 'success', action });

/** It was sent, and is not shown yet. */
export const tellOfWait = (): void => toasts.show({ ...TOASTS.commentWaits, tone: 'success' });

/**
 * What is told of a vote or a comment once it was tried, wherever it was done.
 * @param onRetry offered where a failure has no other way on: a vote without it has a place of its own that says why
 */
export function tellOutcome(kind: Kind, outcome: ToldOutcome, onRetry?: () => void): void {
  if (outcome.state === 'sent') tellSent(kind);
  else if (outcome.state === 'waiting') toasts.show(navigator.onLine ? TOASTS.savedForNow : TOASTS.savedForLater);
  else {
    const { title, description } = kind === 'vote' ? TOASTS.voteFailed : TOASTS.commentFailed;
    const told = { title, tone: 'danger', description } as const;
    const isSaidThere = kind === 'vote' && outcome.isSuspended && !onRetry;
    const action = outcome.isSuspended
      ? { label: 'See the decision', to: '/statements' }
      : onRetry && !outcome.hasNewWords && { label: 'Try again', onPress: onRetry };
    toasts.show(
      isSaidThere ? told : { ...told, description: outcome.message ?? description, ...(action && { action }) },
    );
  }
}
