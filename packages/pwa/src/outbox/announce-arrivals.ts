import { FORM_TOASTS, TOASTS } from '../messages/toasts.ts';
import { toasts } from '../ui/feedback/toast-store.ts';
import { actionsText, announceSent } from './announce-action.ts';
import type { Receipt } from './send.ts';

type Posting = Extract<Receipt, { kind: 'post' | 'update' }>;

export const isPosting = (arrival: Receipt): arrival is Posting => arrival.kind === 'post' || arrival.kind === 'update';

export function announcePosting({ kind, receipt }: Posting, others?: string): void {
  const { title, description, to } =
    kind === 'post'
      ? { ...FORM_TOASTS.submitted, to: receipt.path }
      : {
          title: 'Update posted',
          description: 'It’s on your conflict’s page.',
          to: `/conflict/${receipt.conflictId}`,
        };
  const action = { label: 'Open it', to };
  toasts.show({ title, description: others ?? description, tone: 'success', duration: 10_000, action });
}

export function announceArrivals(arrivals: readonly Receipt[]): void {
  const left = arrivals.filter(isPosting);
  const acts = arrivals.filter((arrival) => !isPosting(arrival));
  const told = left.findLast(({ kind }) => kind === 'post') ?? left.at(-1);
  if (told) announcePosting(told, acts[0] && `${acts[1] ? actsSent(acts) : `Your ${acts[0].kind} has been sent`} too.`);
  else if (acts.length > 0) tellActs(acts);
}

const actsSent = (acts: readonly Exclude<Receipt, Posting>[]): string =>
  `${actionsText(acts.map(({ kind }) => kind))} have been sent`;

function tellActs(acts: readonly Exclude<Receipt, Posting>[]): void {
  const votes = acts.filter((act) => act.kind === 'vote');
  const action = votes.length > 0 ? { label: 'See results', to: resultsOf(votes) } : undefined;
  const [first] = acts;
  // Without a number, because the open conflict's own vote is shown apart.
  const description = votes.length === acts.length ? 'Your votes have been sent.' : `${actsSent(acts)}.`;
  if (first && acts.length === 1) announceSent(first.kind, action);
  else toasts.show({ title: TOASTS.outboxSent.title, description, action });
}

const resultsOf = (votes: readonly Extract<Receipt, { kind: 'vote' }>[]): string =>
  votes.length === 1 && votes[0] ? `/conflict/${votes[0].receipt.conflictId}` : '/profile#own-votes';
