import { err, ok, type Result } from '@twosides/domain/kernel';
import type { OutboxRow, Side } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { newOperationId } from '../../../api/operation-id.ts';
import { useWaitingVote } from '../../../outbox/outbox-items.ts';
import { type ActOutcome, submit, voteOn } from '../../../outbox/submit.ts';
import { tellFailed, tellSaved, tellSent } from '../../../outbox/tell-act.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { isMotionWelcome } from '../../../ui/split/is-motion-welcome.ts';
import { type VoteAttempt, type VoteFailure, voteRevealMachine } from './vote-reveal-machine.ts';

export type VoteReveal = {
  readonly phase: 'undecided' | 'casting' | 'waiting' | 'revealing' | 'revealed' | 'changing' | 'failed';
  /** The vote was counted just now. */
  readonly isAnnounced: boolean;
  /** The vote that counts, and the one that is on its way or has failed. */
  readonly votedSide: Side | null;
  readonly attemptedSide: Side | null;
  /** What is kept on the device of a vote that the server does not have. */
  readonly kept: OutboxRow | undefined;
  readonly cast: (side: Side) => void;
  readonly retry: () => void;
  readonly skip: () => void;
  readonly startChange: () => void;
  readonly cancelChange: () => void;
};

/**
 * The vote machine in a browser: it votes through the outbox, speaks in toasts, and sends visitors to the sign-up
 * prompt.
 */
export function useVoteReveal(conflict: ConflictView, onSignedOut: () => void): VoteReveal {
  const { status } = useCurrentUser();
  const kept = useWaitingVote(conflict.id);
  const [state, send] = useMachine(
    voteRevealMachine.provide({
      actors: {
        castVote: fromPromise(({ input }: { input: VoteAttempt }) =>
          outcomeOf(submit(voteOn(conflict, input.side, input.opId))),
        ),
      },
      actions: {
        tellRecorded: () => tellSent('vote'),
        tellSaved,
        tellFailed: (_, { message }) => tellFailed('vote', message),
        askToSignUp: onSignedOut,
      },
    }),
    { input: { votedSide: conflict.userVoteSide } },
  );

  const found = conflict.userVoteSide;
  useEffect(() => {
    if (found !== null) send({ type: 'vote.found', side: found });
  }, [found, send]);

  const { opId, state: keptState, payload } = kept ?? {};
  const isRejected = keptState === 'rejected';
  const keptSide = payload?.side;
  useEffect(() => {
    if (opId && keptSide) send({ type: 'vote.waits', opId, side: keptSide, isRejected });
    else send({ type: 'vote.gone' });
  }, [opId, keptSide, isRejected, send]);

  return {
    phase: phaseOf(state.value),
    isAnnounced: state.matches({ revealed: 'announced' }),
    votedSide: state.context.votedSide,
    attemptedSide: state.context.attempt?.side ?? null,
    kept,
    cast: (side) => {
      if (status === 'signed-out') return onSignedOut();
      send({
        type: 'vote.cast',
        side,
        opId: newOperationId(),
        withReveal: !conflict.resultsVisible && isMotionWelcome(),
      });
    },
    retry: () => send({ type: 'vote.retried' }),
    skip: () => send({ type: 'reveal.skipped' }),
    startChange: () => send({ type: 'change.started' }),
    cancelChange: () => send({ type: 'change.cancelled' }),
  };
}

/** `settling` and `counted` are passed through, never stood in. */
function phaseOf(value: ReturnType<typeof useMachine<typeof voteRevealMachine>>[0]['value']): VoteReveal['phase'] {
  if (typeof value === 'object') return 'revealed';
  return value === 'settling' || value === 'counted' ? 'undecided' : value;
}

async function outcomeOf(vote: Promise<ActOutcome>): Promise<Result<void, VoteFailure>> {
  const outcome = await vote;
  if (outcome.state === 'sent') return ok(undefined);
  return err({ reason: outcome.state, message: outcome.state === 'failed' ? outcome.message : null });
}
