import type { CommentReceipt } from '@twosides/domain/discussion';
import type { ConflictId } from '@twosides/domain/kernel';
import type { VoteReceipt } from '@twosides/domain/voting';
import { afterEach, expect, test } from 'vitest';
import { toasts } from '../ui/feedback/toast-store.ts';
import { announceArrivals } from './announce-arrivals.ts';
import type { Receipt } from './send.ts';

afterEach(() => toasts.dismiss());

const voteOn = (id: number): Receipt => ({
  kind: 'vote',
  receipt: { conflictId: id as ConflictId } satisfies Partial<VoteReceipt> as VoteReceipt,
});
const updateOn = (id: number): Receipt => ({
  kind: 'update',
  receipt: { opId: null, conflictId: id as ConflictId, number: 1 },
});
const commentOn = (id: number): Receipt => ({
  kind: 'comment',
  receipt: { conflictId: id as ConflictId } satisfies Partial<CommentReceipt> as CommentReceipt,
});
const posted: Receipt = { kind: 'post', receipt: { id: 9 as ConflictId, path: '/conflict/9/dishes' } };

test('several votes sent at once share one toast, which links to the member’s votes', () => {
  announceArrivals([voteOn(7), voteOn(8), voteOn(9)]);
  expect(toasts.getSnapshot()).toMatchObject({
    title: 'Everything has been sent',
    description: 'Your votes have been sent.',
    action: { label: 'See results', to: '/profile#own-votes' },
  });
});

test('one vote that had waited leads to its conflict; where nothing had, nothing is told', () => {
  announceArrivals([]);
  expect(toasts.getSnapshot()).toBeNull();
  announceArrivals([voteOn(7)]);
  expect(toasts.getSnapshot()?.action).toEqual({ label: 'See results', to: '/conflict/7' });
});

test.each([
  ['an update', [voteOn(7), updateOn(8)], 'Update posted', '/conflict/8'],
  ['a conflict before all else', [voteOn(7), posted, updateOn(8)], 'Your conflict is posted', '/conflict/9/dishes'],
] as const)('of what its author has left the form of, %s is told, and where it stands', (_, arrivals, title, to) => {
  announceArrivals(arrivals);
  expect(toasts.getSnapshot()).toMatchObject({ title, action: { label: 'Open it', to } });
});

test.each([
  [[posted, voteOn(7), voteOn(8)], '2 votes have been sent too.'],
  [[posted, voteOn(7), commentOn(7)], '1 vote and 1 comment have been sent too.'],
  [[voteOn(7), updateOn(8)], 'Your vote has been sent too.'],
] as const)('what has arrived beside it is told of in the same toast', (arrivals, description) => {
  announceArrivals(arrivals);
  expect(toasts.getSnapshot()).toMatchObject({ description, action: { label: 'Open it' } });
});
