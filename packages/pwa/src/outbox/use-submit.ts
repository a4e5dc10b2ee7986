import type { ConflictId, ConflictView, OpId, OutboxAct, Side } from '@twosides/domain';
import { userMessageOf } from '../api/api-error.ts';
import { newOperationId } from '../api/operation-id.ts';
import { useOutbox } from './use-outbox.ts';

/** What somebody has just done: a vote or a comment, on which conflict. */
export type Act = OutboxAct & { readonly opId: OpId; readonly lane: ConflictId };

export type ActOutcome =
  /** The server has it. */
  | { readonly state: 'sent' }
  /** It is on the device and goes when there is a network. */
  | { readonly state: 'waiting' }
  /** The first try came to nothing. `isKept`: it stays in the outbox; what of it, its row says. */
  | { readonly state: 'failed'; readonly message: string | null; readonly isKept: boolean }
  | { readonly state: 'signed-out' };

/** `onKept`: told once the act is on the disk, before it is sent. */
type Submit = (act: Act, onKept?: () => void) => Promise<ActOutcome>;

/** @returns a function that keeps an act, sends it, and resolves as soon as there is something to say about it. It never rejects. */
export function useSubmit(): Submit {
  const outbox = useOutbox();
  return async (act, onKept) => {
    try {
      return await outbox(({ submit }) => submit(act, onKept));
    } catch (error) {
      return { state: 'failed', message: userMessageOf(error), isKept: false };
    }
  };
}

type Subject = Pick<ConflictView, 'id' | 'title' | 'sideLabels'>;

export const voteOn = (conflict: Subject, side: Side, opId: OpId = newOperationId()): Act => ({
  kind: 'vote',
  opId,
  lane: conflict.id,
  payload: { title: conflict.title, sideLabels: conflict.sideLabels, side },
});

export const commentOn = (conflict: Subject, content: string): Act => ({
  kind: 'comment',
  opId: newOperationId(),
  lane: conflict.id,
  payload: { title: conflict.title, sideLabels: conflict.sideLabels, content },
});
