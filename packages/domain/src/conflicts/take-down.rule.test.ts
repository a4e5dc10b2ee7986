import { describe, expect, test } from 'vitest';
import { commentItem, conflictItem } from '../model/points.ts';
import { aComment, aConflict } from '../test-support/records.ts';
import { takeDown } from './standing.rule.ts';

const { id: conflictId } = aConflict();
const COMMENT = commentItem(aComment().id);
const CONFLICT = conflictItem(conflictId);

describe('who keeps an item off the site', () => {
  test.each([
    ['a comment that goes leaves its conflict’s count, with its replies', true, 'author', [-3]],
    ['a comment that comes back enters it with them', false, null, [3]],
    ['a comment that was hidden before is counted out once', false, 'operator', []],
    ['a comment that was there all the time is counted in once', true, null, []],
  ] as const)('takes its points along: %s', (_name, isPublic, by, moves) => {
    expect(takeDown(COMMENT, { conflictId, isPublic, countsFor: 3 }, by)).toEqual([
      { kind: 'take-down', item: COMMENT, conflictId, by },
      { kind: 'count-points', item: COMMENT, isPublic: by === null },
      ...moves.map((move) => ({ kind: 'move-comment-count', conflictId, by: move })),
    ]);
  });

  test.each([
    ['that goes', true, 'author'],
    ['that comes back', false, null],
    ['that was hidden before', false, 'operator'],
  ] as const)('moves no count of comments with a conflict %s', (_name, isPublic, by) => {
    expect(takeDown(CONFLICT, { conflictId, isPublic }, by)).toEqual([
      { kind: 'take-down', item: CONFLICT, conflictId, by },
      { kind: 'count-points', item: CONFLICT, isPublic: by === null },
    ]);
  });
});
