import type { PendingVote, Side } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { useMachine } from '@xstate/react';
import { useLayoutEffect, useMemo, useState } from 'react';
import { fromPromise, type InputFrom } from 'xstate';
import { newOperationId } from '../../api/operation-id.ts';
import { flowForVote, noteUnstoredVote } from '../../outbox/join-flow.ts';
import { outboxItems, useWaitingVote, type WaitingVote } from '../../outbox/outbox-items.ts';
import { submit, voteOn, withOutbox } from '../../outbox/submit.ts';
import { isSignedOut } from '../../session/current-user.ts';
import { reportMissing } from '../../ui/layout/optional.tsx';
import { isMotionWelcome } from '../../ui/split/use-reveal.ts';
import {
  isQuiet,
  isResultCovered,
  type VoteAttempt,
  type VoteNotice,
  type VotePhase,
  type VoteTerms,
  voteMachine,
} from './vote-machine.ts';

export type Vote = ReturnType<typeof useVote>;

type VoteOptions = {
  /** @param flowId undefined if a member's session has ended */
  readonly onSignedOut: (flowId?: string) => void;
  readonly offersRetry?: boolean;
};

/** `public/early.js` sets this attribute while it replays presses from before the app loaded. */
const isReplayed = () => 'replayed' in document.documentElement.dataset;

export function useVote(conflict: ConflictView, { onSignedOut, offersRetry = false }: VoteOptions) {
  const counted = conflict.userVoteSide;
  const row = useWaitingVote(conflict.id);
  const saved = useSavedVote(row);
  const isHidden = !conflict.resultsVisible;

  // On the server no vote is cast, and `provide` would build the whole machine again.
  const machine = import.meta.env.SSR
    ? voteMachine
    : voteMachine.provide({
        actors: {
          'cast vote': fromPromise(async ({ input, signal }) => {
            const outcome = await submit(voteOn(conflict, { ...input, isPendingVote: input.keepsEarlier }));
            // The machine stops when the member leaves the screen and can't announce the outcome, so announce it here.
            if (signal.aborted) notifyElsewhere(input, outcome);
            return outcome;
          }),
        },
        actions: {
          notify: (_, notice) => (offersRetry || notice.outcome.state !== 'waiting') && notify(notice),
          'ask to sign up': () => onSignedOut(),
        },
      });
  const { send, cast: castAs, ...steps } = useVoteSteps(machine, { votedSide: counted, saved });

  // Layout effects run before painting, so a result that must be covered is never painted.
  useLayoutEffect(() => send({ type: 'server.changed', side: counted }), [counted, send]);
  useLayoutEffect(() => send({ type: 'outbox.changed', saved }), [saved, send]);

  function notifyElsewhere({ side, ...attempt }: VoteAttempt, outcome: Awaited<ReturnType<typeof submit>>) {
    if (outcome.state === 'signed-out') onSignedOut();
    else if (outcome.state !== 'sent' || !isQuiet({ side, ...attempt })) notify({ side, outcome });
  }

  // Imported on demand, to keep the texts out of the first load.
  function notify({ outcome, side }: VoteNotice) {
    const onRetry = offersRetry ? () => cast(side) : undefined;
    import('../../outbox/announce-action.ts').then(
      ({ announceOutcome }) => announceOutcome('vote', outcome, onRetry),
      reportMissing,
    );
  }

  function cast(side: Side, { readsFirst = conflict.isReadingFirst, guess }: VoteTerms = {}) {
    if (isSignedOut()) onSignedOut(storePress(conflict, { side, readsFirst, guess }));
    else castAs(side, { isHidden, readsFirst, guess, keepsEarlier: isReplayed() });
  }

  const { phase, votedSide, attemptedSide, attemptTerms } = steps;
  return {
    ...steps,
    queued: phase === 'waiting' || phase === 'failed' ? row : undefined,
    cast,
    castPendingVote: ({ payload: { side, readFirst, guess }, opId }: PendingVote) =>
      castAs(side, { isHidden, opId, readsFirst: readFirst, guess, keepsEarlier: true }),
    askForResult: () => {
      if (votedSide) castAs(votedSide, { isHidden, asksForResult: true });
    },
    retry: () => {
      if (attemptedSide) cast(attemptedSide, attemptTerms);
    },
  };
}

/** Memoized, because an effect depends on the object's identity. */
function useSavedVote(row: WaitingVote | undefined) {
  const { opId, payload, state } = row ?? {};
  const side = payload?.side;
  const readsFirst = payload?.readFirst;
  const guess = payload?.guess;
  const isRejected = state === 'rejected';
  return useMemo(
    () => (opId && side ? { opId, side, readsFirst, guess, isRejected } : null),
    [opId, side, readsFirst, guess, isRejected],
  );
}

function storePress(conflict: ConflictView, choice: VoteTerms & { readonly side: Side }): string {
  const flowId = flowForVote();
  const vote = { ...voteOn(conflict, choice), state: 'to-join', flowId, createdAt: Date.now() } as const;
  noteUnstoredVote(vote);
  outboxItems.notePendingVote(vote);
  void withOutbox(async ({ setMember, storeUnstoredVotes }) => {
    await storeUnstoredVotes();
    setMember(null);
  }).catch(() => undefined);
  return flowId;
}

type CastOptions = Omit<VoteAttempt, 'side' | 'opId'> & {
  readonly isHidden: boolean;
  readonly opId?: VoteAttempt['opId'] | undefined;
};

export function useVoteSteps(logic: typeof voteMachine, input: InputFrom<typeof voteMachine>) {
  const [state, send] = useMachine(logic, { input });
  const { votedSide, attempt, outcome, showsAskedResult } = state.context;
  const phase = state.value as VotePhase;
  return {
    phase,
    votedSide,
    attemptedSide: attempt?.side ?? null,
    attemptTerms: { readsFirst: attempt?.readsFirst, guess: attempt?.guess },
    isDecided: phase === 'announced' || phase === 'revealed',
    /** Whether to hide the result, even if the server has already sent it. */
    isCovered: isResultCovered(state),
    showsAskedResult,
    isReveal: (phase === 'announced' || phase === 'revealed') && outcome.state === 'sent' && outcome.isReveal === true,
    send,
    cast: (side: Side, { isHidden, opId = newOperationId(), ...options }: CastOptions) => {
      const opensResult = isHidden && !options.readsFirst;
      const opening = opensResult ? (isMotionWelcome() ? 'countdown' : 'at-once') : 'open';
      send({ type: 'vote.cast', attempt: { side, opId, ...options }, opening });
    },
    skip: () => send({ type: 'countdown.skipped' }),
    startChange: () => send({ type: 'change.started' }),
    cancelChange: () => send({ type: 'change.cancelled' }),
  };
}

export const NOTE_FIRST = 'Open the text and read both sides to vote.';

export function useContentNote({ contentNote }: ConflictView) {
  const [isOpen, setOpen] = useState(!contentNote);
  return { isCovered: !isOpen, notice: contentNote ?? undefined, onOpen: () => setOpen(true) };
}
