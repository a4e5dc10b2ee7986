import type { KeptPress, Side } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { useLayoutEffect, useMemo } from 'react';
import { newOperationId } from '../../api/operation-id.ts';
import { useWaitingVote, type WaitingVote } from '../../outbox/outbox-items.ts';
import { submit, voteOn } from '../../outbox/submit.ts';
import { withOutbox } from '../../outbox/with-outbox.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { tellMissing } from '../../ui/layout/optional.tsx';
import { useVoteSteps, type VoteSteps } from './use-vote-steps.ts';
import { begin, type VoteEffect, type VoteTerms } from './vote.rule.ts';

export type Vote = Omit<VoteSteps, 'cast' | 'send'> & {
  /** What the device keeps of a vote that waits or has failed. */
  readonly kept: WaitingVote | undefined;
  readonly cast: (side: Side, terms?: VoteTerms) => void;
  /** For the result of a vote that reads first. */
  readonly askForResult: () => void;
  /** What this member has pressed before joining. */
  readonly castPress: (press: KeptPress) => void;
  readonly retry: () => void;
};

/** Whether `public/early.js` is doing what was pressed before the app answered. */
const isReplayed = () => 'replayed' in document.documentElement.dataset;

type VoteOptions = {
  /** @param flowId of what is kept of the press; none where a session has ended */
  readonly onSignedOut: (flowId?: string) => void;
  /** Whether the toast of a failure has "Try again", where the screen has no room for it. */
  readonly offersRetry?: boolean;
};

/**
 * A member's vote on a conflict, sent through the outbox and told of. A visitor's is kept, and they are asked to join.
 */
export function useVote(conflict: ConflictView, { onSignedOut, offersRetry = false }: VoteOptions): Vote {
  const { status } = useCurrentUser();
  const row = useWaitingVote(conflict.id);
  const { opId, payload, state } = row ?? {};
  const keptSide = payload?.side;
  const readsFirst = payload?.readFirst;
  const guess = payload?.guess;
  const isRejected = state === 'rejected';
  const kept = useMemo(
    () => (opId && keptSide ? { opId, side: keptSide, readsFirst, guess, isRejected } : null),
    [opId, keptSide, readsFirst, guess, isRejected],
  );
  const found = conflict.userVoteSide;
  const { send, cast: castAs, ...steps } = useVoteSteps(() => begin(found, kept), carryOut);

  // Before the page is painted: where the vote stands decides what of the result is covered.
  useLayoutEffect(() => send({ type: 'vote.found', side: found }), [found, send]);
  useLayoutEffect(() => send(kept ? { type: 'vote.waits', kept } : { type: 'vote.gone' }), [kept, send]);

  const isHidden = !conflict.resultsVisible;

  function carryOut(effect: VoteEffect) {
    if (effect.type === 'ask-to-sign-up') return onSignedOut();
    if (effect.type === 'tell') return tell(effect);
    void submit(voteOn(conflict, effect.attempt)).then((outcome) => send({ type: 'vote.answered', outcome }));
  }

  // Its words come after the first paint.
  function tell({ outcome, side }: Extract<VoteEffect, { type: 'tell' }>) {
    const onRetry = offersRetry ? () => cast(side) : undefined;
    import('../../outbox/tell-act.ts').then(({ tellOutcome }) => tellOutcome('vote', outcome, onRetry), tellMissing);
  }

  function cast(side: Side, { readsFirst = conflict.isReadingFirst, guess }: VoteTerms = {}) {
    if (status === 'signed-out') onSignedOut(keep(side, { readsFirst, guess }));
    else castAs(side, { isHidden, readsFirst, guess, isEarly: isReplayed() });
  }

  function keep(side: Side, terms: VoteTerms): string {
    const flowId = newOperationId();
    // Where the browser keeps nothing, they press again.
    void withOutbox((outbox) => outbox.keepPress(voteOn(conflict, { side, ...terms }), flowId)).catch(() => undefined);
    return flowId;
  }

  const { phase, votedSide, attemptedSide, attemptTerms } = steps;
  return {
    ...steps,
    kept: phase === 'waiting' || phase === 'failed' ? row : undefined,
    cast,
    castPress: ({ payload: { side, readFirst, guess }, opId: press }) =>
      castAs(side, { isHidden, press, readsFirst: readFirst, guess }),
    askForResult: () => {
      if (votedSide) castAs(votedSide, { isHidden, asks: true });
    },
    retry: () => {
      if (attemptedSide) cast(attemptedSide, attemptTerms);
    },
  };
}
