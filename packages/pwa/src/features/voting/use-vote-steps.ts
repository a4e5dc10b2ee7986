import type { Side } from '@twosides/domain/model';
import { useMachine } from '@xstate/react';
import type { InputFrom } from 'xstate';
import { newOperationId } from '../../api/operation-id.ts';
import { isMotionWelcome } from '../../ui/split/use-reveal.ts';
import {
  isResultCovered,
  type VoteAttempt,
  type VoteEvent,
  type VotePhase,
  type VoteTerms,
  type voteMachine,
} from './vote-machine.ts';

type CastOptions = Omit<VoteAttempt, 'side' | 'opId'> & {
  readonly isHidden: boolean;
  readonly opId?: VoteAttempt['opId'] | undefined;
};

export type VoteSteps = {
  readonly phase: VotePhase;
  readonly votedSide: Side | null;
  readonly attemptedSide: Side | null;
  readonly attemptTerms: VoteTerms;
  readonly isDecided: boolean;
  /** Whether to hide the result, even if the server has already sent it. */
  readonly isCovered: boolean;
  readonly showsAskedResult: boolean;
  readonly isReveal: boolean;
  readonly send: (event: VoteEvent) => void;
  readonly cast: (side: Side, options: CastOptions) => void;
  readonly skip: () => void;
  readonly startChange: () => void;
  readonly cancelChange: () => void;
};

export function useVoteSteps(logic: typeof voteMachine, input: InputFrom<typeof voteMachine>): VoteSteps {
  const [state, send] = useMachine(logic, { input });
  const { votedSide, attempt, outcome, showsAskedResult } = state.context;
  const phase = state.value as VotePhase;
  return {
    phase,
    votedSide,
    attemptedSide: attempt?.side ?? null,
    attemptTerms: { readsFirst: attempt?.readsFirst, guess: attempt?.guess },
    isDecided: phase === 'announced' || phase === 'revealed',
    isCovered: isResultCovered(state),
    showsAskedResult,
    isReveal: (phase === 'announced' || phase === 'revealed') && outcome.state === 'sent' && outcome.isReveal === true,
    send,
    cast: (side, { isHidden, opId = newOperationId(), ...options }) => {
      const opensResult = isHidden && !options.readsFirst;
      const opening = opensResult ? (isMotionWelcome() ? 'countdown' : 'at-once') : 'open';
      send({ type: 'vote.cast', attempt: { side, opId, ...options }, opening });
    },
    skip: () => send({ type: 'countdown.skipped' }),
    startChange: () => send({ type: 'change.started' }),
    cancelChange: () => send({ type: 'change.cancelled' }),
  };
}
