import { expect, test } from 'vitest';
import type { AlertSubject } from '../model/alert.ts';
import { toConflictId, toMemberId } from '../test-support/records.ts';
import { alertText } from './alert-texts.rule.ts';

const conflictId = toConflictId(17);
const item = { kind: 'comment', id: 'c' } as Extract<AlertSubject, { item: unknown }>['item'];
const whole = { kind: 'conflict', id: conflictId } as const;
const SETTLED = { type: 'report-settled', item, conflictId } as const;
const DECIDED = { item, conflictId, by: 'operator', reason: 'abuse' } as const;

test.each<[AlertSubject, number, string]>([
  [{ type: 'revealed', conflictId }, 1, 'Your conflict has reached 100 votes. The result is public.'],
  [{ type: 'votes', conflictId, votes: 1 }, 1, 'Your conflict has its first vote'],
  [{ type: 'votes', conflictId, votes: 25 }, 1, 'Your conflict reached 25 votes'],
  [{ type: 'comments', conflictId }, 1, 'New comment on your conflict'],
  [{ type: 'comments', conflictId }, 3, '3 new comments on your conflict'],
  [{ type: 'follower', followerId: toMemberId('ben') }, 1, 'Ben is now following you'],
  [{ type: 'followed-posted', conflictId }, 1, 'Ben, whom you follow, posted a conflict'],
  [
    { ...SETTLED, verdict: 'removed' },
    1,
    'The comment you reported is no longer on the site. Thank you for your report.',
  ],
  [
    { ...SETTLED, item: whole, verdict: 'kept' },
    1,
    'We looked at the conflict you reported and decided it can stay. Thank you for your report.',
  ],
  [
    { ...SETTLED, verdict: 'removed', isRevised: true },
    1,
    'We took another look at the comment you reported and took it off the site.',
  ],
  [
    { type: 'item-hidden', ...DECIDED, isSuspended: true },
    1,
    'Your comment was taken off the site. Your account is suspended.',
  ],
  [
    { type: 'item-collapsed', ...DECIDED, item: whole, by: 'reports' },
    1,
    'Your conflict is hidden behind a notice until we’ve looked at it',
  ],
  [{ type: 'item-hidden', ...DECIDED }, 1, 'Your comment was taken off the site'],
  [{ type: 'item-collapsed', ...DECIDED }, 1, 'Your comment was hidden behind a notice'],
  [{ type: 'item-warned', ...DECIDED }, 1, 'Your comment stays up, but we’ve given you a warning'],
  [{ type: 'item-restored', item, conflictId }, 1, 'We looked at your comment and restored it.'],
  [{ type: 'new-device', device: 'Firefox on Windows' }, 1, 'New sign-in: Firefox on Windows'],
  [{ type: 'today', day: 0 }, 1, 'Today’s five are ready.'],
])('%j (%i) reads "%s"', (subject, count, text) => {
  expect(alertText(subject, count, 'Ben')).toBe(text);
});

test('calls a deleted member "someone"', () => {
  expect(alertText({ type: 'follower', followerId: toMemberId('ben') }, 1, null)).toBe('Someone is now following you');
  expect(alertText({ type: 'followed-posted', conflictId }, 1, null)).toBe('Someone you follow posted a conflict');
});
