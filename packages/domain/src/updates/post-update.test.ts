import { expect, test } from 'vitest';
import { stampRequest, toOperation } from '../kernel/operation.ts';
import { DAY, startOfDay } from '../kernel/time.ts';
import type { Vote } from '../model/vote.ts';
import type { Write } from '../model/write.ts';
import { AUTHOR, aConflict, aMember, NOON, OP, SECRETS, toConflictId, VOTER } from '../test-support/records.ts';
import { refusedWith } from '../test-support/writes.ts';
import type { PostUpdateState } from './update-store.port.ts';
import { decideUpdate } from './updates.ts';

const INPUT = { ending: 'talked-it-through', votesHelped: 'yes', text: 'We sat down.', forStories: false } as const;
const CONFLICT_ID = toConflictId(17);

const STATE: PostUpdateState = {
  conflict: aConflict(),
  author: aMember(),
  suspendedUntil: null,
  vote: null,
  held: null,
  operation: null,
};
const request = { ...stampRequest(SECRETS, { memberId: AUTHOR, opId: OP }, 'update', 17, INPUT), secrets: SECRETS };
const decide = (over: Partial<PostUpdateState> = {}) =>
  decideUpdate({ ...STATE, ...over }, request, { ...INPUT, conflictId: CONFLICT_ID }, NOON);
const toldIn = (writes: readonly Write[]) => writes.find((write) => write.kind === 'add-update')?.update;
const aVote = (isReading: boolean) => ({ isReading }) as Vote;

test.each([
  ['somebody who has no account any more', { author: null }, 'authentication-required'],
  ['somebody who is suspended', { suspendedUntil: NOON + 1 }, 'suspended'],
  ['of what is not there', { conflict: null }, 'conflict-not-found'],
  ['of what was taken down', { conflict: aConflict({ isActive: false }) }, 'conflict-not-found'],
  ['of somebody else’s conflict', { author: aMember({ id: VOTER }) }, 'not-the-author'],
  ['too soon', { conflict: aConflict({ updateCount: 1, notifiedAt: NOON - DAY }) }, 'update-too-soon'],
  ['a sixth time', { conflict: aConflict({ updateCount: 5, notifiedAt: 0 }) }, 'updates-used-up'],
] as const)('nothing is told: %s', (_, over, error) => {
  expect(decide(over)).toEqual(refusedWith(error));
});

test('an update is numbered, updates the conflict’s standing and notifies those who asked', () => {
  const { writes, result } = decide({ conflict: aConflict({ updateCount: 2, notifiedAt: NOON - 3 * DAY }) });
  const outcome = { opId: OP, conflictId: CONFLICT_ID, number: 3 };
  expect(result).toEqual({ ok: true, value: { replayed: false, outcome } });
  expect(writes.map(({ kind }) => kind)).toEqual(['add-update', 'enqueue-job', 'record-operation']);
  expect(writes[0]).toMatchObject({ told: { updateCount: 3, notifiedAt: NOON, endedAt: NOON } });
});

test('stores only the day under an anonymous conflict', () => {
  expect(toldIn(decide({ conflict: aConflict({ anonymous: true }) }).writes)?.notifiedAt).toBe(startOfDay(NOON));
});

test.each([
  ['nobody has seen anything', {}, false],
  ['the author has voted', { vote: aVote(false) }, true],
  ['the author reads first', { vote: aVote(true) }, false],
  ['another account of the mailbox has voted', { held: aVote(false) }, true],
  ['the results are public', { conflict: aConflict({ revealedAt: NOON }) }, true],
] as const)('with each update stands whether its author could see the split: %s', (_, over, sawSplit) => {
  expect(toldIn(decide(over).writes)?.sawSplit).toBe(sawSplit);
});

test('a repeated update gets the same answer, whatever was posted since; another text is refused', () => {
  const operation = toOperation(request, NOON, SECRETS.seal('1'));
  const since = { suspendedUntil: NOON + 1, conflict: aConflict({ updateCount: 2, notifiedAt: NOON }) };
  const outcome = { opId: OP, conflictId: CONFLICT_ID, number: 1 };
  const result = { ok: true, value: { replayed: true, outcome } };
  expect(decide({ operation, ...since })).toEqual({ writes: [], result });
  const other = operation && { ...operation, request: 'another' };
  expect(decide({ operation: other })).toEqual(refusedWith('operation-mismatch'));
});
