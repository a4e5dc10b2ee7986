import type { ConflictId } from '@twosides/domain/kernel';
import type { PendingVote } from '@twosides/domain/model';
import { PENDING_VOTE_LIFETIME } from '@twosides/domain/outbox';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newOperationId } from '../api/operation-id.ts';
import { ANA, BEN, emptyDevice, NOW, QUEUE, SUBJECT } from '../test-support/device.ts';
import { onDevice } from './device-db.ts';
import { deleteOldPendingVotes, discardPendingVotes, readPendingVotes, storePendingVotes } from './pending-votes.ts';
import {
  castPendingVotes,
  deleteMember,
  discardHeld,
  discardRow,
  readHeld,
  readRows,
  readSenders,
  readUnreadable,
  setUnreadableAside,
  storeAction,
} from './rows.ts';

beforeEach(emptyDevice);

const aPress = (over: Partial<PendingVote> = {}): PendingVote => ({
  kind: 'vote',
  opId: newOperationId(),
  queue: QUEUE,
  payload: { ...SUBJECT, side: 'her', textVersion: 1 },
  state: 'to-join',
  flowId: 'flow',
  createdAt: NOW,
  ...over,
});
const everything = () => onDevice((db) => db.outbox.toArray());

test('a pending vote is nobody’s row: nothing sends it, counts it or takes it for a broken one', async () => {
  const pendingVote = aPress();
  await storePendingVotes([pendingVote]);
  await setUnreadableAside();
  expect(await readPendingVotes(NOW, ['flow'])).toEqual([pendingVote]);
  expect(await readSenders()).toEqual([]);
  expect(await readHeld()).toHaveLength(0);
  expect(await readRows(ANA)).toEqual([]);
  expect(await readUnreadable(ANA)).toEqual([]);
});

test('a pending vote replaces an earlier one on its conflict, also of another flow', async () => {
  const other = aPress({ queue: 8 as ConflictId });
  await storePendingVotes([aPress(), other]);
  const again = aPress({ createdAt: NOW + 1 });
  await storePendingVotes([again]);
  expect(await readPendingVotes(NOW + 1, ['flow'])).toEqual([other, again]);
  const anothers = aPress({ flowId: 'another flow', createdAt: NOW + 2 });
  await storePendingVotes([anothers]);
  expect(await readPendingVotes(NOW + 2, ['flow', 'another flow'])).toEqual([other, anothers]);
});

test('the latest 20 pending votes are kept', async () => {
  const votes = Array.from({ length: 21 }, (_, index) =>
    aPress({ queue: (index + 1) as ConflictId, createdAt: NOW + index }),
  );
  await storePendingVotes(votes);
  expect(await readPendingVotes(NOW + 20, ['flow'])).toEqual(votes.slice(1));
});

test('pending votes that two tabs cast at once become one row each, for a first vote only', async () => {
  const votes = [aPress(), aPress({ queue: 8 as ConflictId })];
  await storePendingVotes(votes);
  await Promise.all([castPendingVotes(votes, BEN, NOW), castPendingVotes(votes, BEN, NOW)]);
  const rows = await readRows(BEN);
  expect(rows).toMatchObject(votes.map(({ opId }) => ({ opId, payload: { onlyFirst: true }, state: 'queued' })));
  for (const { opId } of rows) await discardRow(opId);
  await castPendingVotes(votes, BEN, NOW);
  expect(await everything()).toEqual([]);
});

test('a pending vote becomes a row of the member who casts it, with the words that were read, for a first vote only', async () => {
  const pendingVote = aPress();
  await storePendingVotes([pendingVote]);
  const { opId, queue } = pendingVote;
  const read = { ...SUBJECT, side: 'her', textVersion: 2 } as const;
  await storeAction({ kind: 'vote', payload: read, opId, queue, memberId: BEN }, NOW + 1);
  expect(await readRows(BEN)).toMatchObject([
    { opId, payload: { ...pendingVote.payload, onlyFirst: true }, state: 'queued' },
  ]);
  expect(await readPendingVotes(NOW + 1, ['flow'])).toEqual([]);
});

test('a pending vote whose member had pressed the same already leaves one row', async () => {
  const { payload } = aPress();
  const waiting = await storeAction(
    { kind: 'vote', payload, opId: newOperationId(), queue: QUEUE, memberId: ANA },
    NOW,
  );
  const pendingVote = aPress();
  await storePendingVotes([pendingVote]);
  await storeAction(
    { kind: 'vote', payload: pendingVote.payload, opId: pendingVote.opId, queue: QUEUE, memberId: ANA },
    NOW,
  );
  expect(await everything()).toMatchObject([{ opId: waiting.opId }]);
});

test('a vote that is picked while old ones are being deleted is kept', async () => {
  const pendingVote = aPress();
  let noted: readonly string[] = [];
  const done = [storePendingVotes([pendingVote]), deleteOldPendingVotes(NOW, () => noted)];
  noted = [pendingVote.flowId];
  await Promise.all(done);
  expect(await readPendingVotes(NOW, noted)).toMatchObject([{ opId: pendingVote.opId }]);
});

test('a pending vote is gone after a day, once it is noted no more, after signing out, and when it is discarded', async () => {
  const pendingVote = aPress();
  await storePendingVotes([pendingVote]);
  expect(await readPendingVotes(NOW + PENDING_VOTE_LIFETIME, ['flow'])).toEqual([]);
  expect(await readPendingVotes(NOW, [])).toEqual([]);
  await deleteOldPendingVotes(NOW, () => [pendingVote.flowId]);
  expect(await everything()).toHaveLength(1);
  await deleteOldPendingVotes(NOW, () => []);
  expect(await everything()).toEqual([]);
  for (const forget of [() => deleteMember(ANA), discardPendingVotes, discardHeld]) {
    await storePendingVotes([aPress()]);
    await forget();
    expect(await everything()).toEqual([]);
  }
});
