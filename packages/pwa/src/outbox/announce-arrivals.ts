import type { PostedConflict } from '@twosides/domain/conflicts';
import type { UpdateReceipt } from '@twosides/domain/updates';
import { FORM_TOASTS, TOASTS } from '../messages/toasts.ts';
import { toasts } from '../ui/feedback/toast-store.ts';
import { actionsText, announceSent } from './announce-action.ts';
import type { Receipt } from './send.ts';

export type Arrival = Receipt;

type Posting = Extract<Arrival, { kind: 'post' | 'update' }>;
type ActionArrival = Exclude<Arrival, Posting>;

export const isPosting = (arrival: Arrival): arrival is Posting => arrival.kind === 'post' || arrival.kind === 'update';

export const announcePosting = (arrival: Posting, others?: string): void =>
  arrival.kind === 'post' ? tellPosted(arrival.receipt, others) : tellUpdated(arrival.receipt, others);

const tellPosted = ({ path }: PostedConflict, others?: string): void =>
  toasts.show({
    title: FORM_TOASTS.submitted.title,
    description: others ?? FORM_TOASTS.submitted.description,
    tone: 'success',
    duration: 10_000,
    action: { label: 'Open it', to: path },
  });

const tellUpdated = ({ conflictId }: UpdateReceipt, others?: string): void =>
  toasts.show({
    title: 'Update posted',
    description: others ?? 'It’s on your conflict’s page.',
    tone: 'success',
    duration: 10_000,
    action: { label: 'Open it', to: `/conflict/${conflictId}` },
  });

export function announceArrivals(arrivals: readonly Arrival[]): void {
  const left = arrivals.filter(isPosting);
  const acts = arrivals.filter((arrival): arrival is ActionArrival => !isPosting(arrival));
  const told = left.findLast(({ kind }) => kind === 'post') ?? left.at(-1);
  if (told) announcePosting(told, acts[0] && `${acts[1] ? actsSent(acts) : `Your ${acts[0].kind} has been sent`} too.`);
  else if (acts.length > 0) tellActs(acts);
}

const actsSent = (acts: readonly ActionArrival[]): string =>
  `${actionsText(acts.map(({ kind }) => kind))} have been sent`;

function tellActs(acts: readonly ActionArrival[]): void {
  const votes = acts.filter((act) => act.kind === 'vote');
  const action = votes.length > 0 ? { label: 'See results', to: resultsOf(votes) } : undefined;
  const [first] = acts;
  // Without a number, because the open conflict's own vote is shown apart.
  const description = votes.length === acts.length ? 'Your votes have been sent.' : `${actsSent(acts)}.`;
  if (first && acts.length === 1) announceSent(first.kind, action);
  else toasts.show({ title: TOASTS.outboxSent.title, description, action });
}

const resultsOf = (votes: readonly Extract<Arrival, { kind: 'vote' }>[]): string =>
  votes.length === 1 && votes[0] ? `/conflict/${votes[0].receipt.conflictId}` : '/profile#own-votes';
