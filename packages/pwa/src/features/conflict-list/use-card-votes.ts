import { type ConflictId, type ConflictView, conflictPath, type Side, TOASTS } from '@twosides/domain';
import { type ReactNode, useState } from 'react';
import { isAuthenticationRequired, userMessageOf } from '../../api/api-error.ts';
import { useCastVote, type VoteAct } from '../../api/conflicts.ts';
import { useCurrentUser } from '../../api/current-user.ts';
import { newOperationId } from '../../api/operation-id.ts';
import { useToast } from '../../ui/use-toast.ts';
import { useSignUpPrompt } from '../sign-up-prompt/use-sign-up-prompt.tsx';

export type CardVotes = {
  readonly vote: (conflict: ConflictView, side: Side) => void;
  /** The side whose vote on this conflict is on its way. */
  readonly pendingSide: (id: ConflictId) => Side | null;
  /** The sign-up prompt; has to be rendered somewhere. */
  readonly prompt: ReactNode;
};

/** Votes straight from a list: counted in place for members, an invitation for visitors. */
export function useCardVotes(): CardVotes {
  const { status } = useCurrentUser();
  const castVote = useCastVote();
  const toast = useToast();
  const { ask, prompt } = useSignUpPrompt();
  const [pending, setPending] = useState<ReadonlyMap<ConflictId, Side>>(new Map());

  return {
    vote: (conflict, side) => {
      if (status === 'signed-out') return askFor(conflict);
      void send(conflict, { conflictId: conflict.id, side, opId: newOperationId() });
    },
    pendingSide: (id) => pending.get(id) ?? null,
    prompt,
  };

  async function send(conflict: ConflictView, act: VoteAct) {
    setPending((earlier) => new Map(earlier).set(act.conflictId, act.side));
    try {
      await castVote(act);
      toast({ ...TOASTS.voteRecorded, tone: 'success' });
    } catch (error) {
      if (isAuthenticationRequired(error)) askFor(conflict);
      else tellFailure(error, () => void send(conflict, act));
    } finally {
      setPending((earlier) => new Map([...earlier].filter(([id]) => id !== act.conflictId)));
    }
  }

  function askFor(conflict: ConflictView) {
    ask({ context: 'vote', title: conflict.title, returnTo: conflictPath(conflict) });
  }

  function tellFailure(error: unknown, retry: () => void) {
    const { title, description } = TOASTS.voteFailed;
    const words = userMessageOf(error) ?? description;
    toast({ title, description: words, tone: 'danger', action: { label: 'Try again', onPress: retry } });
  }
}
