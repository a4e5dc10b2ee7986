import { TOASTS } from '../messages/toasts.ts';
import { type Toast, toasts } from '../ui/feedback/toast-store.ts';
import type { ToldOutcome } from './outcome.rule.ts';
import type { ActionKind } from './rows.ts';

type Kind = Extract<ActionKind, 'vote' | 'comment'>;

export const tellSent = (kind: Kind, action?: Toast['action']): void =>
  toasts.show({ ...(kind === 'vote' ? TOASTS.voteRecorded : TOASTS.commentAdded), tone: 'success', action });

export const tellOfWait = (): void => toasts.show({ ...TOASTS.commentWaits, tone: 'success' });

export const savedToast = (): Toast => (navigator.onLine ? TOASTS.savedForNow : TOASTS.savedForLater);

export function tellOutcome(kind: Kind, outcome: ToldOutcome, onRetry?: () => void): void {
  if (outcome.state === 'sent') tellSent(kind);
  else if (outcome.state === 'waiting') toasts.show(savedToast());
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
