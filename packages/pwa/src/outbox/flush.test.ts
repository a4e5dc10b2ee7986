import type { ConflictId, OpId } from '@twosides/domain/kernel';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newOperationId } from '../api/operation-id.ts';
import { ANA, emptyDevice, NOW, SUBJECT } from '../test-support/device.ts';
import { flush } from './flush.ts';
import { readRows, storeAction, takeRow } from './rows.ts';
import type { Sent } from './send.ts';

beforeEach(async () => {
  await emptyDevice();
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
});
afterEach(() => vi.unstubAllGlobals());

const enqueue = async (queue: number, content = 'Take turns'): Promise<OpId> => {
  const payload = { ...SUBJECT, content };
  const act = { kind: 'comment', payload, memberId: ANA, queue: queue as ConflictId, opId: newOperationId() } as const;
  return (await storeAction(act, NOW)).opId;
};

const sent: Sent = { answer: { kind: 'receipt' }, receipt: null };
const noAnswer = (isOffline: boolean): Sent => ({
  answer: { kind: 'none', status: 0, code: null, message: null, retryAfter: null, isOffline },
  receipt: null,
});

test('once the device is offline nothing more is sent, also when an earlier request still succeeds', async () => {
  const [slow, cut, behind] = [await enqueue(1), await enqueue(2), await enqueue(1, 'Buy two')];
  const { promise: cutOff, resolve: cutNow } = Promise.withResolvers<void>();
  const tried: OpId[] = [];
  const { wait } = await flush(ANA, {
    now: () => NOW,
    send: async ({ opId }) => {
      tried.push(opId);
      if (opId === slow) return cutOff.then(() => sent);
      setTimeout(cutNow, 50);
      return noAnswer(true);
    },
  });
  expect(tried).toEqual([slow, cut]);
  expect(wait).toBeNull();
  expect((await readRows(ANA)).map(({ opId }) => opId)).toEqual([cut, behind]);
});

test('a row that fails is tried once a flush, however short its backoff', async () => {
  await enqueue(1);
  const { wait } = await flush(ANA, { now: () => NOW, random: () => 0, send: async () => noAnswer(false) });
  expect(wait).toBe(0);
  expect(await readRows(ANA)).toMatchObject([{ state: 'queued', attempts: 1 }]);
});

test('a row whose sender died is sent again under the same operation id', async () => {
  const opId = await enqueue(1);
  await takeRow(opId);
  const tried: OpId[] = [];
  await flush(ANA, {
    now: () => NOW,
    send: async (row) => {
      tried.push(row.opId);
      return sent;
    },
  });
  expect(tried).toEqual([opId]);
  expect(await readRows(ANA)).toEqual([]);
});
