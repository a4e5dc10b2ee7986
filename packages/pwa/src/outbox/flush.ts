import type { ConflictId, MemberId, Timestamp } from '@twosides/domain/kernel';
import type { OutboxRow } from '@twosides/domain/model';
import { judgeAnswer, nextToSend, type OutboxUrgency, waitUntilDue } from '@twosides/domain/outbox';
import {
  acknowledgeRow,
  hasArrivedSince,
  holdRows,
  hurryRows,
  type NewAction,
  readRows,
  releaseRows,
  settleRow,
  setUnreadableAside,
  takeRow,
} from './rows.ts';
import { isRevealOf, type Receipt, type Sent, send as sendOverApi } from './send.ts';

export type FlushOptions = {
  readonly urgency?: OutboxUrgency;
  /** Called before the row is deleted, so that the result is on screen when the row disappears. */
  readonly onReceipt?: (receipt: Receipt, row: OutboxRow) => void;
  /** `status`: 401 without a session, 412 with another member's session. */
  readonly onSignedOut?: (status: number) => void;
  readonly send?: (act: NewAction) => Promise<Sent>;
  readonly now?: () => Timestamp;
  readonly random?: () => number;
};

/** `wait`: milliseconds until the next row is due; null if no row is queued or the device is offline. */
export type FlushReport = { readonly wait: number | null };

const QUEUES_AT_ONCE = 4;
const TIMEOUT = 1_000;

/** Only one flush per member runs on a device at a time. */
export function flush(memberId: MemberId, options: FlushOptions = {}): Promise<FlushReport> {
  return alone(`outbox:${memberId}`, () => drain(memberId, options));
}

async function drain(memberId: MemberId, options: FlushOptions): Promise<FlushReport> {
  const { urgency = 'due', now = Date.now } = options;
  const underWay = new Map<ConflictId, Promise<void>>();
  const failed = new Set<ConflictId>();
  const busy = { has: (queue: ConflictId) => underWay.has(queue) || failed.has(queue) };
  let isOffline = false;
  await setUnreadableAside();
  await releaseRows(memberId);
  await hurryRows(memberId, urgency, now());
  try {
    for (;;) {
      const rows = await readRows(memberId);
      const row = isOffline || underWay.size >= QUEUES_AT_ONCE ? null : nextToSend(rows, now(), busy);
      if (row) underWay.set(row.queue, attempt(row));
      else if (underWay.size === 0) return { wait: isOffline ? null : waitUntilDue(rows, now()) };
      await Promise.race([...underWay.values(), aMoment()]);
    }
  } finally {
    // The next flush must not start while a row is in flight.
    await Promise.allSettled(underWay.values());
  }

  async function attempt(row: OutboxRow): Promise<void> {
    try {
      const outcome = await sendRow(row, options);
      if (outcome !== 'settled') failed.add(row.queue);
      if (outcome === 'offline') isOffline = true;
    } finally {
      underWay.delete(row.queue);
    }
  }
}

/** `settled`: continue with the queue. `failed`: stop the queue. `offline`: stop the flush. */
type RowOutcome = 'settled' | 'failed' | 'offline';

async function sendRow(queued: OutboxRow, options: FlushOptions): Promise<RowOutcome> {
  const { now = Date.now, random = Math.random, send = sendOverApi } = options;
  const row = await takeRow(queued.opId);
  if (row === null) return 'settled';
  const { answer, receipt } = await send(row);
  const othersArrive = answer.kind !== 'receipt' && (await hasArrivedSince(row.memberId, row.createdAt));
  const verdict = judgeAnswer(row, answer, { now: now(), random: random(), othersArrive });
  if (verdict.kind === 'acknowledged') {
    if (receipt) options.onReceipt?.(receipt, row);
    await acknowledgeRow(row, now(), receipt ? isRevealOf(receipt) : undefined);
  } else if (verdict.kind === 'signed-out') {
    await holdRows(row.memberId);
    options.onSignedOut?.(answer.kind === 'refused' ? answer.status : 0);
  } else {
    await settleRow(verdict.row);
    if (answer.kind === 'none' && answer.isOffline) return 'offline';
    if (verdict.row.state === 'queued') return 'failed';
  }
  return 'settled';
}

const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT));

/** Browsers lack Web Locks over plain HTTP. Two tabs may then send the same row, which the server applies once. */
const alone = <T>(name: string, work: () => Promise<T>): Promise<T> => navigator.locks?.request(name, work) ?? work();

export type OutboxMessage =
  | { readonly type: 'enqueued' }
  /** Never stored, because a receipt may contain a result. */
  | {
      readonly type: 'receipt';
      readonly memberId: MemberId;
      readonly receipt: Receipt;
      readonly needsAnnouncement?: boolean;
    }
  | { readonly type: 'signed-out'; readonly memberId: MemberId };

export type OutboxChannel = Omit<BroadcastChannel, 'postMessage'> & { postMessage(message: OutboxMessage): void };

export const openOutboxChannel = (): OutboxChannel => new BroadcastChannel('outbox');

export const SYNC_TAG = 'outbox';
