import { TOASTS } from '../messages/toasts.ts';
import { type Toast, toasts } from '../ui/feedback/toast-store.ts';
import type { ToldOutcome } from './outcome.rule.ts';
import type { ActionKind } from './rows.ts';

type Kind = Extract<ActionKind, 'vote' | 'comment'>;

export const announceSent = (kind: Kind, action?: Toast['action']): void =>
  toasts.show({ ...(kind === 'vote' ? TOASTS.voteRecorded : TOASTS.commentAdded), tone: 'success', action });

export const announceWait = (): void => toasts.show({ ...TOASTS.commentWaits, tone: 'success' });

export const savedToast = (): Toast => (navigator.onLine ? TOASTS.savedForNow : TOASTS.savedForLater);

export function announceOutcome(kind: Kind, outcome: ToldOutcome, onRetry?: () => void): void {
  if (outcome.state === 'sent') announceSent(kind);
  else if (outcome.state === 'waiting') toasts.show(savedToast());
  else {
    const { title, description } = kind === 'vote' ? TOASTS.voteFailed : TOASTS.commentFailed;
    const told = { title, tone: 'danger', description } as const;
    const isShownThere = kind === 'vote' && outcome.isSuspended && !onRetry;
    const action = outcome.isSuspended
      ? { label: 'See the decision', to: '/statements' }
      : onRetry && !outcome.hasNewWords && { label: 'Try again', onPress: onRetry };
    toasts.show(
      isShownThere ? told : { ...told, description: outcome.message ?? description, ...(action && { action }) },
    );
  }
}

const NOUNS: Readonly<Record<ActionKind, string>> = {
  vote: 'vote',
  comment: 'comment',
  post: 'conflict',
  update: 'update',
};

/** "2 votes", "1 vote and 2 comments", or "3 items" for more than two kinds. */
export function actionsText(kinds: readonly ActionKind[]): string {
  const counts = (Object.keys(NOUNS) as ActionKind[]).flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count === 0 ? [] : [`${count} ${NOUNS[kind]}${count === 1 ? '' : 's'}`];
  });
  return counts.length > 2 ? `${kinds.length} items` : counts.join(' and ');
}
