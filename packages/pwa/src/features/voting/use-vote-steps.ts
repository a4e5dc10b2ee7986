import type { OpId } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import { REVEAL_MS } from '@twosides/domain/wire';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { newOperationId } from '../../api/operation-id.ts';
import { isMotionWelcome } from '../../ui/split/is-motion-welcome.ts';
import {
  isCovered,
  next,
  type VoteAttempt,
  type VoteEffect,
  type VoteEvent,
  type VoteState,
  type VoteTerms,
} from './vote.rule.ts';

type HowCast = VoteTerms &
  Pick<VoteAttempt, 'asks'> & {
    /** Whether the result is, so that this vote is what opens it. */
    readonly isHidden: boolean;
    /** Pressed before it was known who looks. */
    readonly isEarly?: boolean;
    /** Of what was pressed before joining. */
    readonly press?: OpId;
  };

export type VoteSteps = Pick<VoteState, 'phase' | 'votedSide' | 'isAsked'> & {
  /** The side of the vote that is on its way, waits or has failed. */
  readonly attemptedSide: Side | null;
  /** On what terms it was cast. */
  readonly attemptTerms: VoteTerms;
  /** A vote counts, and nothing is going on. */
  readonly isDecided: boolean;
  /** What has come of the result is not to be shown yet. */
  readonly isCovered: boolean;
  readonly send: (event: VoteEvent) => void;
  readonly cast: (side: Side, how: HowCast) => void;
  readonly skip: () => void;
  readonly startChange: () => void;
  readonly cancelChange: () => void;
};

/**
 * Takes a vote from step to step, and keeps the time of its countdown and its announcement.
 * @param carryOut does what a step asks for, also once the screen is left: what comes of a vote is told all the same
 */
export function useVoteSteps(begin: () => VoteState, carryOut: (effect: VoteEffect) => void): VoteSteps {
  const [state, show] = useState(begin);
  const present = useRef(state);
  const latest = useRef(carryOut);
  useLayoutEffect(() => {
    latest.current = carryOut;
  });

  const [send] = useState(() => (event: VoteEvent) => {
    const [after, ...effects] = next(present.current, event);
    present.current = after;
    show(after);
    for (const effect of effects) latest.current(effect);
  });

  const { phase, votedSide, attempt, isAsked } = state;
  useEffect(() => {
    if (phase !== 'revealing' && phase !== 'announced') return;
    const timer = setTimeout(() => send({ type: 'moment.over' }), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [phase, send]);

  return {
    phase,
    votedSide,
    isAsked,
    attemptedSide: attempt?.side ?? null,
    attemptTerms: { readsFirst: attempt?.readsFirst, guess: attempt?.guess },
    isDecided: phase === 'announced' || phase === 'revealed',
    isCovered: isCovered(state),
    send,
    cast: (side, { isHidden, isEarly, press, readsFirst, guess, asks }) => {
      const opening = isHidden && !readsFirst ? (isMotionWelcome() ? 'slowly' : 'at-once') : 'open';
      send({
        type: 'vote.cast',
        side,
        opId: press ?? newOperationId(),
        opening,
        ...((press || isEarly) && { isPress: true }),
        ...(readsFirst && { readsFirst }),
        ...(guess !== undefined && { guess }),
        ...(asks && { asks }),
      });
    },
    skip: () => send({ type: 'moment.over' }),
    startChange: () => send({ type: 'change.started' }),
    cancelChange: () => send({ type: 'change.cancelled' }),
  };
}
