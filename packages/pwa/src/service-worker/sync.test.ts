import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newOperationId } from '../api/operation-id.ts';
import { onDevice } from '../outbox/device-db.ts';
import { type OutboxMessage, openOutboxChannel, SYNC_TAG } from '../outbox/flush.ts';
import { readRows, storeAction } from '../outbox/rows.ts';
import { flushOnSync } from './sync.ts';

const ANA = 'ana' as MemberId;
const BEN = 'ben' as MemberId;

let session: MemberId;
let worker: EventTarget;

beforeEach(async () => {
  session = ANA;
  worker = new EventTarget();
  vi.stubGlobal('self', worker);
  flushOnSync();
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) =>
    headers['If-Member'] === session
      ? Response.json({ opId: headers['Idempotency-Key'] })
      : Response.json({ error: 'Somebody else is signed in', code: 'other-member' }, { status: 412 }),
  );
  await onDevice((db) => Promise.all(db.tables.map((table) => table.clear())));
  await Promise.all([ANA, BEN].map((memberId) => storeAction({ ...comment, opId: newOperationId(), memberId }, 0)));
});
afterEach(() => vi.unstubAllGlobals());

const comment = {
  kind: 'comment',
  queue: 7 as ConflictId,
  payload: { title: 'Dishes', sideLabels: { her: 'Her side', his: 'His side' }, content: 'Take turns' },
} as const;

async function wake(tag: string): Promise<unknown> {
  let work: unknown;
  const event = Object.assign(new Event('sync'), { tag, waitUntil: (promise: unknown) => (work = promise) });
  worker.dispatchEvent(event);
  return work;
}

test('sends what is the session’s member’s, tells the pages, and holds what is another’s', async () => {
  const channel = openOutboxChannel();
  const told = new Promise<OutboxMessage>((resolve) => {
    channel.onmessage = ({ data }) => resolve(data);
  });
  await wake(SYNC_TAG);
  expect(await readRows(ANA)).toEqual([]);
  expect(await readRows(BEN)).toMatchObject([{ state: 'needs-login' }]);
  expect(await told).toMatchObject({ type: 'receipt', memberId: ANA, needsAnnouncement: true });
  channel.close();
});

test('has itself woken again while something is left', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cut')));
  await expect(wake(SYNC_TAG)).rejects.toThrow('Not everything could be sent');
  expect(await readRows(ANA)).toMatchObject([{ state: 'queued', attempts: 1 }]);
});

test('leaves other occasions alone', async () => {
  expect(await wake('something-else')).toBeUndefined();
  expect(await readRows(ANA)).toHaveLength(1);
});
