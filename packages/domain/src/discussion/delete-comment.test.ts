import { describe, expect, test } from 'vitest';
import type { Comment } from '../model/comment.ts';
import { commentItem } from '../model/points.ts';
import type { Write } from '../model/write.ts';
import { AUTHOR, aComment, VOTER } from '../test-support/records.ts';
import type { CommentStore, StoredComment } from './comment-store.port.ts';
import { deleteComment } from './delete-comment.ts';

const { authorNickname: _, ...COMMENT } = aComment();
const { id, conflictId } = COMMENT;
const item = commentItem(id);
const CLEARED = { kind: 'clear-comment', id, conflictId };
const POINTS_END = { kind: 'count-points', item, isPublic: false };

const deleteOf = async (
  stored: { comment?: Partial<Comment>; takenDownBy?: StoredComment['takenDownBy']; countsFor?: number } | null,
  by = VOTER,
) => {
  let writes: readonly Write[] = [];
  const comments: Pick<CommentStore, 'deleteComment'> = {
    deleteComment: async (_id, decide) => {
      const { takenDownBy = null, countsFor = 1 } = stored ?? {};
      const isVisible = takenDownBy === null;
      const decided = decide(
        stored && { comment: { ...COMMENT, isVisible, ...stored.comment }, takenDownBy, countsFor },
      );
      writes = decided.writes;
      return decided.result;
    },
  };
  return { result: await deleteComment({ comments })(by, id), writes };
};

const answer = (keepsPlace: boolean) => ({ ok: true, value: { conflictId, commentId: id, keepsPlace } });
const takenDown = (by: 'author' | 'operator') => ({ kind: 'take-down', item, conflictId, by });

describe('a comment that its author deletes', () => {
  test('loses its text, its place in the count and its points', async () => {
    expect(await deleteOf({})).toEqual({
      result: answer(false),
      writes: [CLEARED, takenDown('author'), POINTS_END, { kind: 'move-comment-count', conflictId, by: -1 }],
    });
  });

  test('keeps its place but not its points if others found it helpful', async () => {
    expect(await deleteOf({ comment: { helpfulCount: 1 } })).toEqual({
      result: answer(true),
      writes: [CLEARED, POINTS_END],
    });
  });

  test('keeps its place but not its points if others replied', async () => {
    expect(await deleteOf({ countsFor: 2 })).toEqual({ result: answer(true), writes: [CLEARED, POINTS_END] });
  });

  test('is out of the count already below a comment that was removed', async () => {
    expect(await deleteOf({ countsFor: 0 })).toEqual({
      result: answer(false),
      writes: [CLEARED, takenDown('author'), POINTS_END],
    });
  });

  test.each([
    ['is down by its author is counted out once', 'author', 'author'],
    ['the operator has removed stays down by the operator’s word', 'operator', 'operator'],
  ] as const)('that %s', async (_name, takenDownBy, by) => {
    for (const helpfulCount of [0, 3])
      expect(await deleteOf({ comment: { helpfulCount }, takenDownBy })).toEqual({
        result: answer(false),
        writes: [CLEARED, takenDown(by), POINTS_END],
      });
  });

  test.each([
    ['whose place is kept', { comment: { content: '', helpfulCount: 1 } }, true],
    ['whose place is gone', { comment: { content: '' }, takenDownBy: 'author' }, false],
  ] as const)('%s is answered the same the second time, and changes nothing', async (_name, stored, keepsPlace) => {
    expect(await deleteOf(stored)).toEqual({ result: answer(keepsPlace), writes: [] });
  });
});

test.each([
  ['somebody else’s', {}, AUTHOR, 'not-the-author'],
  ['somebody else’s that is hidden', { takenDownBy: 'operator' }, AUTHOR, 'comment-not-found'],
  ['of a member who is gone', { comment: { authorId: null } }, VOTER, 'not-the-author'],
  ['that was never there', null, VOTER, 'comment-not-found'],
] as const)('a comment %s is not deleted', async (_name, stored, by, error) => {
  expect(await deleteOf(stored, by)).toEqual({ result: { ok: false, error }, writes: [] });
});
