import type { ConflictId, OpId } from '@twosides/domain/kernel';
import {
  type ConflictAnswers,
  type OutboxAction,
  POSTS_QUEUE,
  type Side,
  type UpdateAnswers,
} from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { userMessageOf } from '../api/api-error.ts';
import { newOperationId } from '../api/operation-id.ts';
import type { ActionOutcome } from './outcome.rule.ts';
import { withOutbox } from './with-outbox.ts';

/** What somebody has just done: a vote, a comment or an update, on which conflict; or a conflict of their own. */
export type Act = OutboxAction & { readonly opId: OpId; readonly queue: ConflictId };

/**
 * Keeps an act, sends it, and resolves as soon as there is something to say about it. Never rejects.
 * @param onKept told once the act is on the disk, before it is sent
 */
export async function submit(act: Act, onKept?: () => void): Promise<ActionOutcome> {
  try {
    return await withOutbox((outbox) => outbox.submit(act, onKept));
  } catch (error) {
    return { state: 'failed', message: userMessageOf(error), hasNewWords: false, isSuspended: false };
  }
}

/**
 * Keeps an act and resolves once it is on the disk, or was sent where nothing can be kept.
 * @throws where neither could be done
 */
export function keep(act: Act): Promise<void> {
  return new Promise((resolve, reject) => {
    void submit(act, resolve).then(({ state }) => (state === 'sent' ? resolve() : reject(new Error(state))));
  });
}

type Subject = Pick<ConflictView, 'id' | 'title' | 'sideLabels'>;

type VoteChoice = {
  readonly side: Side;
  /** It counts, and the result waits until it is asked for. */
  readonly readsFirst?: boolean | undefined;
  /** Of her share, in percent; made before any result was seen. */
  readonly guess?: number | undefined;
  /** An earlier vote of the member stays as it is. */
  readonly isPendingVote?: boolean | undefined;
  readonly opId?: OpId;
};

export const voteOn = (
  conflict: Subject & Pick<ConflictView, 'textVersion'>,
  { side, readsFirst, guess, isPendingVote, opId = newOperationId() }: VoteChoice,
): Act => ({
  kind: 'vote',
  opId,
  queue: conflict.id,
  payload: {
    title: conflict.title,
    sideLabels: conflict.sideLabels,
    side,
    textVersion: conflict.textVersion,
    ...(isPendingVote && { onlyFirst: true }),
    ...(readsFirst && { readFirst: true }),
    ...(guess !== undefined && { guess }),
  },
});

export const postOf = (answers: ConflictAnswers, opId: OpId): Act => ({
  kind: 'post',
  opId,
  queue: POSTS_QUEUE,
  payload: answers,
});

export const updateOn = ({ id, title }: Pick<Subject, 'id' | 'title'>, answers: UpdateAnswers, opId: OpId): Act => ({
  kind: 'update',
  opId,
  queue: id,
  payload: { ...answers, title },
});

/** @param nickname chosen with it where it could not be saved yet */
export const commentOn = (conflict: Subject, content: string, nickname?: string): Act => ({
  kind: 'comment',
  opId: newOperationId(),
  queue: conflict.id,
  payload: { title: conflict.title, sideLabels: conflict.sideLabels, content, ...(nickname && { nickname }) },
});
