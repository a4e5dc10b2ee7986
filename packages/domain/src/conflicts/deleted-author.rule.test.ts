import { describe, expect, test } from 'vitest';
import { aConflict } from '../test-support/records.ts';
import { withoutAuthor } from './standing.rule.ts';

const VOTED = { totalVotes: 3, herVotes: 2, hisVotes: 1, commentCount: 4 };

describe('a conflict whose author deleted their account', () => {
  test('keeps its text without the author’s names, if they leave it', () => {
    const left = withoutAuthor(aConflict(VOTED), 'leave');
    expect(left).toEqual({
      ...aConflict(VOTED),
      submittedBy: null,
      userNickname: 'Deleted member',
      partnerNickname: 'Partner',
      userAvatarId: 'geometric',
      partnerAvatarId: 'geometric',
    });
  });

  test('keeps its pseudonyms, if anonymous', () => {
    const conflict = aConflict({ anonymous: true, userNickname: 'Quiet River' });
    expect(withoutAuthor(conflict, 'leave')).toEqual({ ...conflict, submittedBy: null });
  });

  test.each([
    ['taken down now', 'take-down', null],
    ['taken down by its author before', 'leave', 'author'],
  ] as const)('keeps its tally alone where it is %s', (_, fate, takenDownBy) => {
    const gone = withoutAuthor(aConflict({ ...VOTED, takenDownBy, isActive: takenDownBy === null }), fate);
    expect(gone).toMatchObject({ ...VOTED, submittedBy: null, isActive: false, takenDownBy: 'author' });
    expect(JSON.stringify(gone)).not.toMatch(/dishes|Ana|Ben|she\/her|woman/);
  });

  test('stays removed or collapsed if it was', () => {
    const hidden = aConflict({ isActive: false, takenDownBy: 'operator' });
    expect(withoutAuthor(hidden, 'leave')).toMatchObject({ isActive: false, takenDownBy: 'operator' });
    expect(withoutAuthor(hidden, 'take-down').takenDownBy).toBe('operator');
    expect(withoutAuthor(aConflict({ review: 'collapsed' }), 'leave').review).toBe('collapsed');
  });
});
