import type { ConflictId } from '@twosides/domain/kernel';
import type { OutboxAction } from '@twosides/domain/model';
import { RECEIPT_LIFETIME } from '@twosides/domain/outbox';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newOperationId } from '../api/operation-id.ts';
import { ANA, BEN, emptyDevice, NOW, QUEUE, SUBJECT } from '../test-support/device.ts';
import { onDevice } from './device-db.ts';
import {
  acknowledgeRow,
  deleteMember,
  discardHeld,
  discardRow,
  discardUnreadable,
  editRow,
  hasArrivedSince,
  holdRows,
  lookAtCounted,
  readAction,
  readCounted,
  readHeld,
  readRows,
  readSenders,
  readUnreadable,
  retryRow,
  reviveRows,
  settleRow,
  setUnreadableAside,
  storeAction,
  takeRow,
} from './rows.ts';

beforeEach(emptyDevice);

const vote = (side: 'her' | 'his'): OutboxAction => ({
  kind: 'vote',
  payload: { ...SUBJECT, side, textVersion: 1 },
});
const comment = (content: string): OutboxAction => ({ kind: 'comment', payload: { ...SUBJECT, content } });
const keep = (act: OutboxAction, { memberId = ANA, queue = QUEUE } = {}) =>
  storeAction({ ...act, opId: newOperationId(), memberId, queue }, NOW);
const take = async ({ opId }: { opId: Parameters<typeof takeRow>[0] }) => {
  const row = await takeRow(opId);
  if (row === null) throw new Error('It was not there to be sent');
  return row;
};
const payloads = async (memberId = ANA) => (await readRows(memberId)).map(({ payload }) => payload);

test('an update is kept once under its operation, also while it is sent; told again it is another', async () => {
  const told = { title: 'Dishes', ending: 'parted', votesHelped: null, text: '', forStories: false } as const;
  const act: OutboxAction = { kind: 'update', payload: told };
  const row = await keep(act);
  const sending = await take(row);
  expect(await storeAction({ ...act, opId: row.opId, memberId: ANA, queue: QUEUE }, NOW + 1)).toEqual(sending);
  await keep(act);
  expect(await payloads()).toEqual([told, told]);
});

test('a vote on words that have changed keeps the new ones; voted again it is another act', async () => {
  const text = { ...SUBJECT, title: 'Pots', textVersion: 2, herSide: 'Hers by now.', hisSide: 'His by now.' };
  const read = (textVersion: number): OutboxAction => ({
    kind: 'vote',
    payload: { ...SUBJECT, side: 'her', textVersion },
  });
  const row = await take(await keep(read(1)));
  const lastError = { status: 409, code: 'text-changed', message: 'Read it again', text, at: NOW, serverErrors: 0 };
  const rejected = { ...row, state: 'rejected', attempts: 1, lastError } as const;
  await settleRow(rejected);
  expect(await readRows(ANA)).toEqual([rejected]);

  await keep(read(2));
  const [again, ...others] = await readRows(ANA);
  expect(others).toEqual([]);
  expect(again).toMatchObject({ state: 'queued', attempts: 0, lastError: null, payload: { textVersion: 2 } });
  expect(again?.opId).not.toBe(row.opId);
});

test('a vote takes the place of one that waits, and stands behind one that is being sent', async () => {
  await keep(vote('her'));
  const second = await keep(vote('his'));
  expect(await payloads()).toEqual([vote('his').payload]);
  await take(second);
  await keep(vote('her'));
  expect(await payloads()).toEqual([vote('his').payload, vote('her').payload]);
});

test('the same words on the same conflict are the row that is there, tried again', async () => {
  const first = await keep(comment('Take turns'));
  await settleRow({ ...(await take(first)), state: 'rejected', attempts: 3 });
  expect(await keep(comment('Take turns'))).toMatchObject({ opId: first.opId, state: 'queued', attempts: 0 });
  await take(first);
  expect(await keep(comment('Take turns'))).toMatchObject({ opId: first.opId, state: 'sending' });
  await keep(comment('Take turns'), { queue: 8 as ConflictId });
  await keep(comment('Take turns'), { memberId: BEN });
  expect(await readRows(ANA)).toHaveLength(2);
  expect([...(await readSenders())].sort()).toEqual([ANA, BEN]);
});

test('a vote cast again is no longer one that only counts first', async () => {
  const early: OutboxAction = { kind: 'vote', payload: { ...SUBJECT, side: 'her', textVersion: 1, onlyFirst: true } };
  const first = await keep(early);
  expect((await keep(vote('her'))).opId).toBe(first.opId);
  expect(await payloads()).toEqual([vote('her').payload]);
  await keep(early);
  expect(await payloads()).toEqual([vote('her').payload]);
});

test('the same comment with another nickname is the same row with that nickname', async () => {
  const named = (nickname: string): OutboxAction => ({
    kind: 'comment',
    payload: { ...SUBJECT, content: 'Take turns', nickname },
  });
  const first = await keep(named('Fox'));
  expect((await keep(named('Foxy'))).opId).toBe(first.opId);
  expect(await payloads()).toEqual([named('Foxy').payload]);
});

test('a row is taken for sending once', async () => {
  const { opId } = await keep(vote('her'));
  expect(await takeRow(opId)).toMatchObject({ state: 'sending' });
  expect(await takeRow(opId)).toBeNull();
  expect(await takeRow(newOperationId())).toBeNull();
});

test('what is being sent is neither discarded, nor edited, nor tried again', async () => {
  const { opId } = await keep(comment('Take turns'));
  await takeRow(opId);
  expect(await discardRow(opId)).toBe(false);
  expect(await editRow(opId, { ...comment('Buy two'), opId: newOperationId() }, NOW)).toBe(false);
  await retryRow(opId, NOW);
  expect(await readAction(opId)).toMatchObject({ row: { state: 'sending', ...comment('Take turns') } });
});

test('an edited row is another act in the same place', async () => {
  const first = await keep(comment('Take turns'));
  const edited = { ...comment('Buy two'), opId: newOperationId() };
  expect(await editRow(first.opId, edited, NOW + 1)).toBe(true);
  expect(await readRows(ANA)).toEqual([{ ...first, ...edited, nextAttemptAt: NOW + 1 }]);
});

test('what was dealt with while it was sent stays as it is', async () => {
  const discarded = await take(await keep(vote('her')));
  await deleteMember(ANA);
  await settleRow({ ...discarded, state: 'queued' });
  expect(await readRows(ANA)).toEqual([]);

  const overtaken = await take(await keep(vote('her')));
  await keep(vote('his'));
  await settleRow({ ...overtaken, state: 'queued' });
  expect(await payloads()).toEqual([vote('his').payload]);
});

test('what has arrived leaves a receipt for a day, without its words', async () => {
  const first = await take(await keep(comment('Take turns')));
  await acknowledgeRow(first, NOW);
  expect(await readAction(first.opId)).toMatchObject({ row: null, receipt: { acknowledgedAt: NOW } });
  expect(await hasArrivedSince(ANA, NOW)).toBe(true);
  expect(await hasArrivedSince(BEN, NOW)).toBe(false);
  expect(JSON.stringify(await onDevice((db) => db.receipts.toArray()))).not.toContain('Take turns');

  const second = await take(await keep(comment('Buy two')));
  await acknowledgeRow(second, NOW + RECEIPT_LIFETIME + 1);
  expect(await readAction(first.opId)).toEqual({ row: null, receipt: null });
});

test('a vote that had waited is told of when it is counted, without its side, until its member has looked at it', async () => {
  const waited = await take(await keep(vote('his')));
  const other = await take(await keep(vote('her'), { queue: 8 as ConflictId }));
  await acknowledgeRow(waited, NOW + 60_000);
  await acknowledgeRow(other, NOW + 100);
  const told = [{ conflictId: waited.queue, title: vote('his').payload.title, at: NOW + 60_000 }];
  expect(await readCounted(ANA, NOW + 60_000)).toEqual(told);
  expect(await readCounted(BEN, NOW + 60_000)).toEqual([]);
  expect(await readCounted(ANA, NOW + 60_001 + RECEIPT_LIFETIME)).toEqual([]);
  expect(JSON.stringify(await onDevice((db) => db.receipts.toArray()))).not.toMatch(/side|his|Ben/);
  await lookAtCounted(ANA, 8 as ConflictId);
  expect(await readCounted(ANA, NOW + 60_000)).toEqual(told);
  await lookAtCounted(ANA, waited.queue);
  expect(await readCounted(ANA, NOW + 60_000)).toEqual([]);
  expect(await hasArrivedSince(ANA, NOW)).toBe(true);
});

test('a vote that was tried in vain before is told of too, however soon it arrives', async () => {
  const row = await take(await keep(vote('his')));
  const lastError = { status: 0, code: null, message: null, at: NOW, serverErrors: 0 };
  await acknowledgeRow({ ...row, lastError }, NOW + 100);
  expect(await readCounted(ANA, NOW)).toHaveLength(1);
});

test('what arrives after its member has logged out leaves no receipt', async () => {
  const row = await take(await keep(comment('Take turns')));
  await deleteMember(ANA);
  await acknowledgeRow(row, NOW);
  expect(await onDevice((db) => db.receipts.count())).toBe(0);
});

test('without a session rows wait for their member, and what was rejected stays so', async () => {
  const rejected = await keep(comment('Too rude'));
  await settleRow({ ...(await take(rejected)), state: 'rejected' });
  await keep(vote('her'));
  await keep(vote('her'), { memberId: BEN });
  expect(await readHeld()).toHaveLength(2);
  await holdRows(ANA);
  expect(await readHeld()).toHaveLength(2);
  expect(await readSenders()).toEqual([BEN]);
  await reviveRows(ANA, NOW + 1);
  expect((await readRows(ANA)).map(({ state }) => state)).toEqual(['rejected', 'queued']);
});

test('what waits for somebody to sign in can be discarded, but for what is on its way', async () => {
  const sending = await take(await keep(vote('her')));
  await keep(comment('Take turns'), { memberId: BEN });
  const rejected = await keep(comment('Too rude'), { memberId: BEN });
  await settleRow({ ...(await take(rejected)), state: 'rejected' });
  await discardHeld();
  expect((await readRows(ANA)).map(({ opId }) => opId)).toEqual([sending.opId]);
  expect(await readRows(BEN)).toEqual([]);
  expect(await readHeld()).toHaveLength(1);
});

test('what one build cannot read waits for another that can', async () => {
  const whole = await keep(comment('Take turns'));
  await onDevice((db) =>
    db.transaction('rw', db.outbox, db.unreadable, async () => {
      await db.unreadable.add({ stored: whole });
      await db.outbox.delete(whole.opId);
    }),
  );
  await setUnreadableAside();
  expect(await readRows(ANA)).toEqual([whole]);
  expect(await readUnreadable(ANA)).toEqual([]);
});

test('what cannot be read is kept apart, and its words are shown to whose they surely are', async () => {
  const whole = await keep(comment('Take turns'));
  const broken = [
    { opId: 'a', memberId: ANA, seq: 1, payload: { title: 'Dishes', content: 'Half a thought' } },
    { opId: 'b', memberId: BEN, seq: 2, payload: { title: 'Dishes', content: 'Not Ana’s' } },
    { opId: 'c', memberId: 3, seq: 3, payload: { title: 'Dishes', content: 'Whose' } },
    { opId: 'd', memberId: ANA, seq: 4, payload: 'Dishes' },
  ];
  await onDevice((db) => db.table('outbox').bulkPut(broken));
  await setUnreadableAside();
  expect(await readRows(ANA)).toEqual([whole]);
  const shown = await readUnreadable(ANA);
  expect(shown.map(({ title, content }) => [title, content])).toEqual([
    ['Dishes', 'Half a thought'],
    [null, null],
    [null, null],
  ]);

  await discardUnreadable(shown[0]?.id ?? 0);
  expect(await readUnreadable(ANA)).toHaveLength(2);
  await deleteMember(ANA);
  expect(await readUnreadable(ANA)).toEqual([]);
  expect(await readUnreadable(BEN)).toMatchObject([{ content: 'Not Ana’s' }]);
});
