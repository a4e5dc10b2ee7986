import { describe, expect, test } from 'vitest';
import { conflictItem } from '../model/points.ts';
import { aConflict } from '../test-support/records.ts';
import { putConflict } from './standing.rule.ts';

const { id: conflictId } = aConflict();
const CONFLICT = conflictItem(conflictId);

describe('saves what the author changed', () => {
  test.each([
    ['with points that count while it is there for the public', true],
    ['with points that do not count while it is off the site', false],
  ])('%s', (_, isActive) => {
    const conflict = aConflict({ isActive, takenDownBy: isActive ? null : 'author' });
    expect(putConflict(conflict)).toEqual([
      { kind: 'put-conflict', conflict },
      { kind: 'count-points', item: CONFLICT, isPublic: isActive },
    ]);
  });
});
