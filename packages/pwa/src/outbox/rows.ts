import type { ConflictId, MemberId, OpId, Timestamp } from '@twosides/domain/kernel';
import type { OutboxAction, OutboxRow, PendingVote } from '@twosides/domain/model';
import {
  hasWaited,
  hurried,
  inOrder,
  isOvertaken,
  isReplacedBy,
  isSameAction,
  type OutboxUrgency,
  RECEIPT_LIFETIME,
} from '@twosides/domain/outbox';
import { changing, type DeviceDb, onDevice } from './device-db.ts';
import { deletePendingVotes } from './pending-votes.ts';
import { parsePendingVote, parseRemains, parseRow } from './row-schema.ts';

export type ActionKind = OutboxRow['kind'];

export type Act = OutboxAction & { readonly opId: OpId; readonly queue: ConflictId };

export type NewAction = Act & { readonly memberId: MemberId };

/** Oldest action first. */
export const readRows = (memberId: MemberId): Promise<readonly OutboxRow[]> =>
  onDevice(async (db) => (await readAll(db)).filter((row) => row.memberId === memberId));

export const readSenders = (): Promise<readonly MemberId[]> =>
  onDevice(async (db) => {
    const waiting = (await readAll(db)).filter(({ state }) => state === 'queued' || state === 'sending');
    return [...new Set(waiting.map(({ memberId }) => memberId))];
  });

export const readHeld = (): Promise<readonly ActionKind[]> =>
  onDevice(async (db) => (await readAll(db)).filter(({ state }) => state !== 'rejected').map(({ kind }) => kind));

export const readAction = (opId: OpId) =>
  onDevice(async (db) => ({
    row: parseRow(await db.outbox.get(opId)),
    receipt: (await db.receipts.get(opId)) ?? null,
  }));

/** When this resolves, the action is on disk. A vote replaces an unsent vote on the same conflict. */
export const storeAction = (act: NewAction, now: Timestamp): Promise<OutboxRow> =>
  changing((db) => putAction(db, act, now));

/** Only those that are still pending, because another tab may have cast them. */
export const castPendingVotes = (votes: readonly PendingVote[], memberId: MemberId, now: Timestamp): Promise<void> =>
  changing(async (db) => {
    for (const { opId } of votes) {
      const pendingVote = parsePendingVote(await db.outbox.get(opId));
      if (pendingVote === null) continue;
      const { kind, payload, queue } = pendingVote;
      await putAction(db, { kind, payload, opId, queue, memberId }, now);
    }
  });

async function putAction(db: DeviceDb, act: NewAction, now: Timestamp): Promise<OutboxRow> {
  const rows = await readAll(db);
  const same = sameAction(rows, act);
  if (same?.state === 'sending') return same;
  const pendingVote = parsePendingVote(await db.outbox.get(act.opId));
  const row: OutboxRow = same
    ? { ...withPayloadOf(same, act), ...afresh, nextAttemptAt: now }
    : {
        ...(pendingVote
          ? { ...act, kind: pendingVote.kind, payload: { ...pendingVote.payload, onlyFirst: true } }
          : act),
        ...afresh,
        seq: Math.max(0, ...rows.map(({ seq }) => seq)) + 1,
        nextAttemptAt: now,
        createdAt: now,
      };
  await db.outbox.bulkDelete(
    rows.filter((other) => other.opId !== row.opId && isReplacedBy(other, act)).map(({ opId }) => opId),
  );
  if (pendingVote) await db.outbox.delete(pendingVote.opId);
  await db.outbox.put(row);
  return row;
}

function withPayloadOf(row: OutboxRow, act: NewAction): OutboxRow {
  if (row.kind === 'comment' && act.kind === 'comment') return { ...row, payload: act.payload };
  if (row.kind === 'vote' && act.kind === 'vote' && !act.payload.onlyFirst) return { ...row, payload: act.payload };
  return row;
}

function sameAction(rows: readonly OutboxRow[], act: NewAction): OutboxRow | undefined {
  if (act.kind === 'post' || act.kind === 'update') return rows.find((row) => row.opId === act.opId);
  const rivals = rows.filter(
    (row) => row.queue === act.queue && row.memberId === act.memberId && row.kind === act.kind,
  );
  return (act.kind === 'vote' ? rivals.slice(-1) : rivals).find((row) => isSameAction(row, act));
}

export const takeRow = (opId: OpId): Promise<OutboxRow | null> =>
  changing(async (db) => {
    const row = parseRow(await db.outbox.get(opId));
    if (row?.state !== 'queued') return null;
    const taken: OutboxRow = { ...row, state: 'sending' };
    await db.outbox.put(taken);
    return taken;
  });

export const settleRow = (row: OutboxRow): Promise<void> =>
  changing(async (db) => {
    const present = await db.outbox.get(row.opId);
    if (present?.state !== 'sending') return;
    if (isOvertaken(row, await readAll(db))) await db.outbox.delete(row.opId);
    else await db.outbox.put(row);
  });

export const acknowledgeRow = (row: OutboxRow, now: Timestamp, isReveal?: boolean): Promise<void> =>
  changing(async (db) => {
    const { opId, memberId, kind, queue, payload } = row;
    // Signing out deletes the member's rows, so a response that arrives later must store nothing.
    if ((await db.outbox.get(opId)) === undefined) return;
    await db.outbox.delete(opId);
    const countedOn = kind === 'vote' && hasWaited(row, now) ? payload.title : undefined;
    await db.receipts.put({ opId, memberId, kind, queue, acknowledgedAt: now, countedOn, isReveal });
    const yesterday = now - RECEIPT_LIFETIME;
    await db.receipts.where('acknowledgedAt').below(yesterday).delete();
  });

export const hasArrivedSince = (memberId: MemberId, since: Timestamp): Promise<boolean> =>
  onDevice(async (db) => {
    const receipts = db.receipts.where('acknowledgedAt').aboveOrEqual(since);
    return (await receipts.filter((receipt) => receipt.memberId === memberId).first()) !== undefined;
  });

export type CountedVote = {
  readonly conflictId: ConflictId;
  readonly title: string;
  readonly at: Timestamp;
};

export const readCounted = (memberId: MemberId, now: Timestamp): Promise<readonly CountedVote[]> =>
  onDevice(async (db) => {
    const since = now - RECEIPT_LIFETIME;
    const receipts = await db.receipts.where({ memberId }).toArray();
    return receipts
      .filter(({ acknowledgedAt }) => acknowledgedAt >= since)
      .flatMap(({ queue, countedOn, acknowledgedAt }) =>
        countedOn === undefined ? [] : [{ conflictId: queue, title: countedOn, at: acknowledgedAt }],
      )
      .sort((a, b) => b.at - a.at);
  });

export const lookAtCounted = (memberId: MemberId, conflictId: ConflictId): Promise<void> =>
  changing(async (db) => {
    await db.receipts
      .where({ memberId })
      .filter(({ queue }) => queue === conflictId)
      .modify({ countedOn: undefined });
  });

export const holdRows = (memberId: MemberId): Promise<void> =>
  changeRows(memberId, (row) => (row.state === 'rejected' ? row : { ...row, state: 'needs-login' }));

export const reviveRows = (memberId: MemberId, now: Timestamp): Promise<void> =>
  changeRows(memberId, (row) =>
    row.state === 'needs-login' ? { ...row, state: 'queued', nextAttemptAt: now, lastError: null } : row,
  );

export const hurryRows = (memberId: MemberId, urgency: OutboxUrgency, now: Timestamp): Promise<void> =>
  changeRows(memberId, (row) => hurried(row, urgency, now));

/** Queues the rows that a closed tab was sending. The server ignores an operation id that it already knows. */
export const releaseRows = (memberId: MemberId): Promise<void> =>
  changeRows(memberId, (row) => (row.state === 'sending' ? { ...row, state: 'queued' } : row));

export const retryRow = (opId: OpId, now: Timestamp): Promise<void> =>
  changing(async (db) => {
    const row = parseRow(await db.outbox.get(opId));
    if (row && row.state !== 'sending') await db.outbox.put({ ...row, ...afresh, nextAttemptAt: now });
  });

/** @returns false if the row is being sent or is gone */
export const editRow = (opId: OpId, edited: OutboxAction & { readonly opId: OpId }, now: Timestamp): Promise<boolean> =>
  changing(async (db) => {
    const row = parseRow(await db.outbox.get(opId));
    if (row === null || row.state === 'sending') return false;
    await db.outbox.delete(opId);
    await db.outbox.put({ ...row, ...edited, ...afresh, nextAttemptAt: now });
    return true;
  });

const afresh = { state: 'queued', attempts: 0, lastError: null } as const;

export const discardRow = (opId: OpId): Promise<boolean> =>
  changing(async (db) => {
    const row = await db.outbox.get(opId);
    if (row === undefined || row.state === 'sending') return false;
    await db.outbox.delete(opId);
    return true;
  });

export const discardHeld = (): Promise<void> =>
  changing(async (db) => {
    await db.outbox.filter(({ state }) => state !== 'sending').delete();
    await db.unreadable.clear();
  });

/** Unreadable rows would block other rows, so they move to a table of their own. */
export const setUnreadableAside = (): Promise<void> =>
  changing(async (db) => {
    for (const { id, stored } of await db.unreadable.toArray()) {
      const row = parseRow(stored);
      if (row === null || id === undefined) continue;
      await db.outbox.put(row);
      await db.unreadable.delete(id);
    }
    for (const stored of await db.outbox.toArray()) {
      if (parseRow(stored) || parsePendingVote(stored)) continue;
      await db.unreadable.add({ stored });
      await db.outbox.delete(stored.opId);
    }
  });

/** Title and content are null if the owner is unknown, because the row may be another member's. */
export type UnreadableRow = {
  readonly id: number;
  readonly title: string | null;
  readonly content: string | null;
};

export const readUnreadable = (memberId: MemberId): Promise<readonly UnreadableRow[]> =>
  onDevice(async (db) =>
    (await db.unreadable.toArray()).flatMap(({ id, stored }) => {
      const { memberId: owner, title, content } = parseRemains(stored);
      if (id === undefined || isAnothers(stored, memberId)) return [];
      return [owner === memberId ? { id, title, content } : { id, title: null, content: null }];
    }),
  );

export const discardUnreadable = (id: number): Promise<void> => onDevice((db) => db.unreadable.delete(id));

function isAnothers(stored: unknown, memberId: MemberId): boolean {
  const owner = parseRemains(stored).memberId;
  return owner !== null && owner !== memberId;
}

/** Deletes the receipts after a session has ended elsewhere. Unsent rows stay. */
export const deleteReceipts = (memberId: MemberId): Promise<void> =>
  changing(async (db) => void (await db.receipts.where({ memberId }).delete()));

/** Also deletes rows of unknown owners, because they may be the member's. */
export const deleteMember = (memberId: MemberId): Promise<void> =>
  changing(async (db) => {
    await deletePendingVotes(db);
    await db.outbox.where({ memberId }).delete();
    await db.receipts.where({ memberId }).delete();
    await db.unreadable.filter(({ stored }) => !isAnothers(stored, memberId)).delete();
  });

const changeRows = (memberId: MemberId, change: (row: OutboxRow) => OutboxRow): Promise<void> =>
  changing(async (db) => {
    for (const row of await readAll(db)) {
      const changed = row.memberId === memberId ? change(row) : row;
      if (changed !== row) await db.outbox.put(changed);
    }
  });

async function readAll(db: DeviceDb): Promise<readonly OutboxRow[]> {
  const stored = await db.outbox.toArray();
  return inOrder(stored.map(parseRow).filter((row) => row !== null));
}
