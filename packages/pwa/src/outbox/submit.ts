import type { ConflictId, OpId } from '@twosides/domain/kernel';
import type { OutboxAct, Side } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { userMessageOf } from '../api/api-error.ts';
import { newOperationId } from '../api/operation-id.ts';
import { withOutbox } from './with-outbox.ts';

/** What somebody has just done: a vote or a comment, on which conflict. */
export type Act = OutboxAct & { readonly opId: OpId; readonly lane: ConflictId };

export type ActOutcome =
  /** The server has it. */
  | { readonly state: 'sent' }
  /** It is on the device and goes when there is a network. */
  | { readonly state: 'waiting' }
  | Failed
  | { readonly state: 'signed-out' };

/** The first try came to nothing. */
type Failed = {
  readonly state: 'failed';
  readonly message: string | null;
  /** It stays in the outbox; what of it, its row says. */
  readonly isKept: boolean;
  /** It was about words that the author has changed: sent again as it is, it would be refused again. */
  readonly hasNewWords: boolean;
};

/**
 * Keeps an act, sends it, and resolves as soon as there is something to say about it. Never rejects.
 * @param onKept told once the act is on the disk, before it is sent
 */
export async function submit(act: Act, onKept?: () => void): Promise<ActOutcome> {
  try {
    return await withOutbox((outbox) => outbox.submit(act, onKept));
  } catch (error) {
    return { state: 'failed', message: userMessageOf(error), isKept: false, hasNewWords: false };
  }
}

type Subject = Pick<ConflictView, 'id' | 'title' | 'sideLabels'>;

export const voteOn = (
  conflict: Subject & Pick<ConflictView, 'textVersion'>,
  side: Side,
  opId: OpId = newOperationId(),
): Act => ({
  kind: 'vote',
  opId,
  lane: conflict.id,
  payload: {
    title: conflict.title,
    sideLabels: conflict.sideLabels,
    side,
    // Missing in answers that the device has kept of a release that did not give it.
    textVersion: conflict.textVersion,
  },
});

export const commentOn = (conflict: Subject, content: string): Act => ({
  kind: 'comment',
  opId: newOperationId(),
  lane: conflict.id,
  payload: { title: conflict.title, sideLabels: conflict.sideLabels, content },
});
