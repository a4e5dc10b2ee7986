import type { OpId } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import type { ActOutcome, ToldOutcome } from '../../outbox/outcome.rule.ts';

/** One act of voting; a retry sends the same one, so that it counts once. */
export type VoteAttempt = {
  readonly side: Side;
  readonly opId: OpId;
  /**
   * Pressed before its member joined, or before it was known who looks: an earlier vote of theirs stays, and the
   * result is all that is told.
   */
  readonly isPress?: boolean | undefined;
  /** It counts, and the result waits until it is asked for. */
  readonly readsFirst?: boolean | undefined;
  /** Of her share, in percent; made before any result was seen. */
  readonly guess?: number | undefined;
  /** The same vote once more, for the result that it has waited with. */
  readonly asks?: boolean | undefined;
};

/** On what terms a vote is cast. */
export type VoteTerms = Pick<VoteAttempt, 'readsFirst' | 'guess'>;

/** What the device keeps of a vote that the server does not have. */
export type KeptVote = VoteAttempt & { readonly isRejected: boolean };

/**
 * How a counted vote opens the result: `slowly` after a countdown, `at-once` where motion is not wanted; `open`: it was
 * there to be seen before.
 */
export type Opening = 'open' | 'at-once' | 'slowly';

export type VoteState = {
  /** `announced`: it was counted just now. `waiting`: it is kept on the device, and the result waits for the server. */
  readonly phase: 'undecided' | 'casting' | 'waiting' | 'revealing' | 'announced' | 'revealed' | 'changing' | 'failed';
  /** The vote that counts at present. */
  readonly votedSide: Side | null;
  /** The one that is on its way, waits or has failed. */
  readonly attempt: VoteAttempt | null;
  /** What the device keeps, as far as it was told since the latest press; `gone`: it was, and is no more. */
  readonly kept: KeptVote | 'gone' | null;
  readonly opening: Opening;
  /** What was counted last was no vote, but the wish for the result of an earlier one. */
  readonly isAsked: boolean;
};

export type VoteEvent =
  | ({ readonly type: 'vote.cast'; readonly opening: Opening } & VoteAttempt)
  | { readonly type: 'vote.answered'; readonly outcome: ActOutcome }
  /** What the server has of this member, however this page has learnt it. */
  | { readonly type: 'vote.found'; readonly side: Side | null }
  /** A vote waits on the device: this page's, another tab's, or one from before this visit. */
  | { readonly type: 'vote.waits'; readonly kept: KeptVote }
  /** None waits: it was sent, or taken back. */
  | { readonly type: 'vote.gone' }
  /** The countdown is over or was skipped; the announcement has stood for its time. */
  | { readonly type: 'moment.over' }
  | { readonly type: 'change.started' }
  | { readonly type: 'change.cancelled' };

export type VoteEffect =
  /** Its outcome is to come back as `vote.answered`. */
  | { readonly type: 'send'; readonly attempt: VoteAttempt }
  | { readonly type: 'tell'; readonly side: Side; readonly outcome: ToldOutcome }
  | { readonly type: 'ask-to-sign-up' };

/** Where the vote stands, and what is to be done outside. */
export type VoteStep = readonly [state: VoteState, ...effects: VoteEffect[]];

/** @param votedSide what the server has, and @param kept what the device has of a vote, as the page is opened */
export function begin(votedSide: Side | null, kept: KeptVote | null = null): VoteState {
  const state = settled({ phase: 'undecided', votedSide, attempt: null, kept: null, opening: 'open', isAsked: false });
  return kept ? waits(state, kept) : state;
}

/** What the answer to a vote has brought already stays closed until its moment. */
export const isCovered = ({ phase, opening }: VoteState): boolean =>
  phase === 'revealing' || (phase === 'casting' && opening !== 'open');

/**
 * A member's vote on one conflict: cast, revealed, changed or kept. It knows nothing of the split: what may be seen is
 * the server's to say, this decides only when it opens. What means nothing where the vote stands leaves it there.
 */
export function next(state: VoteState, event: VoteEvent): VoteStep {
  const { phase, votedSide, attempt, kept } = state;
  switch (event.type) {
    case 'vote.cast':
      return cast(state, event);
    case 'vote.answered':
      return phase === 'casting' && attempt ? answered(state, attempt, event.outcome) : [state];
    case 'vote.found':
      return [event.side === votedSide ? state : found({ ...state, votedSide: event.side })];
    case 'vote.waits':
      return [waits(state, event.kept)];
    case 'vote.gone':
      if (phase === 'waiting' || phase === 'failed') return [settled(state)];
      return [kept ? { ...state, kept: 'gone' } : state];
    case 'moment.over':
      if (phase === 'revealing') return [{ ...state, phase: 'announced' }];
      return [phase === 'announced' ? settled(state) : state];
    case 'change.started':
      return [phase === 'announced' || phase === 'revealed' ? { ...state, phase: 'changing' } : state];
    case 'change.cancelled':
      return [phase === 'changing' ? settled(state) : state];
  }
}

/** Where it stands when nothing is going on. */
const settled = (state: VoteState): VoteState => ({
  ...state,
  phase: state.votedSide === null ? 'undecided' : 'revealed',
  attempt: null,
  kept: null,
});

function cast(state: VoteState, { type: _, opening, ...wanted }: Extract<VoteEvent, { type: 'vote.cast' }>): VoteStep {
  const { phase, votedSide, attempt: earlier } = state;
  if (phase === 'casting' || phase === 'revealing') return [state];
  if (wanted.side === votedSide && earlier === null && !wanted.asks) return [settled(state)];
  // The same choice after a failure is a retry: the first may have been counted, with only its answer lost.
  const attempt = earlier && isSameVote(earlier, wanted) ? earlier : wanted;
  return [
    { ...state, phase: 'casting', attempt, kept: null, opening },
    { type: 'send', attempt },
  ];
}

function answered(state: VoteState, attempt: VoteAttempt, outcome: ActOutcome): VoteStep {
  const tell = (told: ToldOutcome): VoteEffect => ({ type: 'tell', side: attempt.side, outcome: told });
  if (outcome.state === 'sent' && attempt.isPress)
    return [counted(state, { ...attempt, side: state.votedSide ?? attempt.side })];
  if (outcome.state === 'sent' && attempt.asks) return [counted(state, attempt)];
  // The answer may have been lost, and what the vote was counted by have come another way.
  if (outcome.state === 'sent' || (attempt.side === state.votedSide && !attempt.asks))
    return [counted(state, attempt), tell({ state: 'sent' })];
  if (outcome.state === 'signed-out') return [settled(state), { type: 'ask-to-sign-up' }];
  if (outcome.state === 'failed') return [{ ...state, phase: 'failed' }, tell(outcome)];
  if (state.kept === 'gone') return [settled(state)];
  // Another tab may have put another vote in its place.
  return [{ ...state, phase: 'waiting', attempt: attemptOf(state.kept ?? attempt) }, tell(outcome)];
}

function counted(state: VoteState, { side, asks = false }: VoteAttempt): VoteState {
  const { kept, opening } = state;
  const next: VoteState = { ...state, votedSide: side, attempt: null, isAsked: asks };
  // Another tab has cast another vote behind this one.
  if (isThere(kept) && kept.side !== side) return { ...next, phase: 'waiting', attempt: attemptOf(kept) };
  return { ...next, phase: opening === 'slowly' ? 'revealing' : 'announced' };
}

function found(state: VoteState): VoteState {
  const { phase, votedSide, attempt } = state;
  if ((phase === 'waiting' || phase === 'failed') && attempt?.side === votedSide) return counted(state, attempt);
  const isStill = phase === 'undecided' || (phase === 'revealed' && votedSide === null);
  return isStill ? settled(state) : state;
}

function waits(state: VoteState, kept: KeptVote): VoteState {
  const { phase, attempt, kept: earlier } = state;
  // Of a failed vote that is kept the device tells too; it waits again once it is tried again, or is another one.
  const isKnown = phase === 'failed' && kept.opId === attempt?.opId && !(isThere(earlier) && earlier.isRejected);
  if (phase === 'casting' || isKnown) return { ...state, kept };
  return { ...state, phase: kept.isRejected ? 'failed' : 'waiting', attempt: attemptOf(kept), kept };
}

const isThere = (kept: VoteState['kept']): kept is KeptVote => kept !== null && kept !== 'gone';
const isSameVote = (a: VoteAttempt, b: VoteAttempt) =>
  a.side === b.side && Boolean(a.readsFirst) === Boolean(b.readsFirst) && a.guess === b.guess;
const attemptOf = ({ side, opId, readsFirst, guess }: VoteAttempt): VoteAttempt => ({
  side,
  opId,
  ...(readsFirst && { readsFirst }),
  ...(guess !== undefined && { guess }),
});
