import type { PostedConflict } from '@twosides/domain/conflicts';
import { FORM_TOASTS, TOASTS } from '@twosides/domain/contract';
import { type Toast, toasts } from '../ui/feedback/toast-store.ts';
import { actsText } from './acts-text.ts';
import type { ToldOutcome } from './outcome.rule.ts';
import type { ActKind } from './rows.ts';
import type { Receipt } from './send.ts';

type Kind = Exclude<ActKind, 'post'>;
/** What the server has answered to something that had been waiting. */
export type Arrival = Receipt;

const tellSent = (kind: Kind, action?: Toast['action']): void =>
  toasts.show({ ...(kind === 'vote' ? TOASTS.voteRecorded : TOASTS.commentAdded), tone: 'success', action });

/** Leads to a conflict that is there now, wherever its author has gone meanwhile. */
export const tellPosted = ({ path }: PostedConflict): void =>
  toasts.show({
    ...FORM_TOASTS.submitted,
    tone: 'success',
    duration: 10_000,
    action: { label: 'Open it', to: path },
  });

/** Says that what had been waiting has arrived: the conflict first, since nobody sees it otherwise. */
export function tellArrivals(arrivals: readonly Arrival[]): void {
  const posted = arrivals.findLast((arrival) => arrival.kind === 'post');
  if (posted) tellPosted(posted.receipt);
  else if (arrivals.length > 0) tellActs(arrivals.filter((arrival) => arrival.kind !== 'post'));
}

function tellActs(acts: readonly Exclude<Arrival, { kind: 'post' }>[]): void {
  const votes = acts.filter((act) => act.kind === 'vote');
  const action = votes.length > 0 ? { label: 'See results', to: resultsOf(votes) } : undefined;
  const [first] = acts;
  const description = `${actsText(acts.map(({ kind }) => kind))} have been sent.`;
  if (first && acts.length === 1) tellSent(first.kind, action);
  else toasts.show({ title: TOASTS.outboxSent.title, description, action });
}

/** The conflict itself where it is one; else the home page, where all of them stand. */
const resultsOf = (votes: readonly Extract<Arrival, { kind: 'vote' }>[]): string =>
  votes.length === 1 && votes[0] ? `/conflict/${votes[0].receipt.conflictId}` : '/';

/**
 * What is told of a vote or a comment once it was tried, wherever it was done.
 * @param onRetry offered where a failure has no other way on
 */
export function tellOutcome(kind: Kind, outcome: ToldOutcome, onRetry?: () => void): void {
  if (outcome.state === 'sent') tellSent(kind);
  else if (outcome.state === 'waiting') toasts.show(TOASTS.savedForLater);
  else {
    const { title, description } = kind === 'vote' ? TOASTS.voteFailed : TOASTS.commentFailed;
    const action = onRetry && !outcome.hasNewWords && { label: 'Try again', onPress: onRetry };
    toasts.show({ title, description: outcome.message ?? description, tone: 'danger', ...(action && { action }) });
  }
}
