import type { ConflictId } from '@twosides/domain/kernel';
import type { PendingVote } from '@twosides/domain/model';
import { PENDING_VOTE_LIFETIME } from '@twosides/domain/outbox';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newOperationId } from '../api/operation-id.ts';
import { ANA, BEN, emptyDevice, NOW, QUEUE, SUBJECT } from '../test-support/device.ts';
import { onDevice } from './device-db.ts';
import { deleteOldPendingVotes, discardPendingVotes, readPendingVote, storePendingVote } from './pending-votes.ts';
import {
  deleteMember,
  discardHeld,
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
  await storePendingVote(pendingVote);
  await setUnreadableAside();
  expect(await readPendingVote(NOW, pendingVote.opId)).toEqual(pendingVote);
  expect(await readSenders()).toEqual([]);
  expect(await readHeld()).toHaveLength(0);
  expect(await readRows(ANA)).toEqual([]);
  expect(await readUnreadable(ANA)).toEqual([]);
});

test('the latest pending vote is the one that is kept', async () => {
  await storePendingVote(aPress());
  const latest = aPress({ queue: 8 as ConflictId });
  await storePendingVote(latest);
  expect(await everything()).toEqual([latest]);
});

test('a pending vote becomes a row of the member who casts it, with the words that were read, for a first vote only', async () => {
  const pendingVote = aPress();
  await storePendingVote(pendingVote);
  const { opId, queue } = pendingVote;
  const read = { ...SUBJECT, side: 'her', textVersion: 2 } as const;
  await storeAction({ kind: 'vote', payload: read, opId, queue, memberId: BEN }, NOW + 1);
  expect(await readRows(BEN)).toMatchObject([
    { opId, payload: { ...pendingVote.payload, onlyFirst: true }, state: 'queued' },
  ]);
  expect(await readPendingVote(NOW + 1, opId)).toBeNull();
});

test('a pending vote whose member had pressed the same already leaves one row', async () => {
  const { payload } = aPress();
  const waiting = await storeAction(
    { kind: 'vote', payload, opId: newOperationId(), queue: QUEUE, memberId: ANA },
    NOW,
  );
  const pendingVote = aPress();
  await storePendingVote(pendingVote);
  await storeAction(
    { kind: 'vote', payload: pendingVote.payload, opId: pendingVote.opId, queue: QUEUE, memberId: ANA },
    NOW,
  );
  expect(await everything()).toMatchObject([{ opId: waiting.opId }]);
});

test('a vote that is picked while old ones are being deleted is kept', async () => {
  const pendingVote = aPress();
  let noted: string | null = null;
  const done = [storePendingVote(pendingVote), deleteOldPendingVotes(NOW, () => noted)];
  noted = pendingVote.opId;
  await Promise.all(done);
  expect(await readPendingVote(NOW, noted)).toMatchObject({ opId: pendingVote.opId });
});

test('a pending vote is gone after a day, once it is noted no more, after signing out, and when it is discarded', async () => {
  const pendingVote = aPress();
  await storePendingVote(pendingVote);
  expect(await readPendingVote(NOW + PENDING_VOTE_LIFETIME, pendingVote.opId)).toBeNull();
  expect(await readPendingVote(NOW, null)).toBeNull();
  await deleteOldPendingVotes(NOW, () => pendingVote.opId);
  expect(await everything()).toHaveLength(1);
  await deleteOldPendingVotes(NOW, () => null);
  expect(await everything()).toEqual([]);
  for (const forget of [() => deleteMember(ANA), discardPendingVotes, discardHeld]) {
    await storePendingVote(aPress());
    await forget();
    expect(await everything()).toEqual([]);
  }
});
