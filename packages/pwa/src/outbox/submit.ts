import type { CommentId, OpId } from '@twosides/domain/kernel';
import { type ConflictAnswers, POSTS_QUEUE, type Side, type UpdateAnswers } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { userMessageOf } from '../api/api-error.ts';
import { newOperationId } from '../api/operation-id.ts';
import type { Outbox } from './outbox.ts';
import type { ActionOutcome } from './outcome.rule.ts';
import type { Act } from './rows.ts';

/** Never rejects. Calls `onKept` when the action is stored on the device, before it is sent. */
export async function submit(act: Act, onKept?: () => void): Promise<ActionOutcome> {
  try {
    return await withOutbox((outbox) => outbox.submit(act, onKept));
  } catch (error) {
    return { state: 'failed', message: userMessageOf(error), hasNewWords: false, isSuspended: false };
  }
}

/** Resolves when the action is stored, or sent if it cannot be stored. @throws if both fail */
export function keep(act: Act): Promise<void> {
  return new Promise((resolve, reject) => {
    void submit(act, resolve).then(({ state }) => (state === 'sent' ? resolve() : reject(new Error(state))));
  });
}

type VoteAct = Extract<Act, { kind: 'vote' }>;

type Subject = Pick<ConflictView, 'id' | 'title' | 'sideLabels'>;

type VoteChoice = {
  readonly side: Side;
  readonly readsFirst?: boolean | undefined;
  /** Her share in percent. */
  readonly guess?: number | undefined;
  readonly isPendingVote?: boolean | undefined;
  readonly opId?: OpId;
};

export const voteOn = (
  conflict: Subject & Pick<ConflictView, 'textVersion'>,
  { side, readsFirst, guess, isPendingVote, opId = newOperationId() }: VoteChoice,
): VoteAct => ({
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

/** @param nickname the member's first nickname, chosen with this comment and not saved yet */
export const commentOn = (
  conflict: Subject,
  content: string,
  { nickname, replyTo }: { readonly nickname?: string | undefined; readonly replyTo?: CommentId | undefined } = {},
): Act => ({
  kind: 'comment',
  opId: newOperationId(),
  queue: conflict.id,
  payload: {
    title: conflict.title,
    sideLabels: conflict.sideLabels,
    content,
    ...(replyTo && { replyTo }),
    ...(nickname && { nickname }),
  },
});

export const withOutbox = async <T>(act: (outbox: Outbox) => T | Promise<T>): Promise<T> =>
  act((await import('./outbox.ts')).openOutbox());
