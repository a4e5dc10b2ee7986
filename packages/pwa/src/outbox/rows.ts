import type { ConflictId, MemberId, OpId, Timestamp } from '@twosides/domain/kernel';
import type { OutboxAction, OutboxRow } from '@twosides/domain/model';
import {
  hasWaited,
  hurried,
  inOrder,
  isOvertaken,
  isReplacedBy,
  isSameAction,
  OUTBOX_LEASE,
  type OutboxUrgency,
  RECEIPT_LIFETIME,
  released,
} from '@twosides/domain/outbox';
import { changing, type DeviceDb, onDevice } from './device-db.ts';
import { deletePendingVotes } from './pending-votes.ts';
import { parsePendingVote, parseRemains, parseRow } from './row-schema.ts';

export type ActionKind = OutboxRow['kind'];

/** An act that is to be kept: what, on which conflict, whose. */
export type NewAction = OutboxAction & {
  readonly opId: OpId;
  readonly memberId: MemberId;
  readonly queue: ConflictId;
};

/** What waits of this member, in the order in which it was done. */
export const readRows = (memberId: MemberId): Promise<readonly OutboxRow[]> =>
  onDevice(async (db) => (await readAll(db)).filter((row) => row.memberId === memberId));

/** Everybody whose acts wait to be sent. */
export const readSenders = (): Promise<readonly MemberId[]> =>
  onDevice(async (db) => {
    const waiting = (await readAll(db)).filter(({ state }) => state === 'queued' || state === 'sending');
    return [...new Set(waiting.map(({ memberId }) => memberId))];
  });

/**
 * The kinds of acts that wait on this device for somebody to sign in, one each, while nobody is: whether or not one has
 * been tried since.
 */
export const readHeld = (): Promise<readonly ActionKind[]> =>
  onDevice(async (db) => (await readAll(db)).filter(({ state }) => state !== 'rejected').map(({ kind }) => kind));

/** Where an act stands: its row, or the receipt of its arrival. */
export const readAction = (opId: OpId): Promise<{ readonly row: OutboxRow | null; readonly hasArrived: boolean }> =>
  onDevice(async (db) => ({
    row: parseRow(await db.outbox.get(opId)),
    hasArrived: (await db.receipts.get(opId)) !== undefined,
  }));

/**
 * Keeps an act. When this resolves, it is on the disk. A vote takes the place of one that has not been sent yet; the
 * same act once more is the one that is there already, tried again. A press becomes its member's as it was pressed.
 */
export const storeAction = (act: NewAction, now: Timestamp): Promise<OutboxRow> =>
  changing(async (db) => {
    const rows = await readAll(db);
    const same = sameAction(rows, act);
    if (same?.state === 'sending') return same;
    const press = parsePendingVote(await db.outbox.get(act.opId));
    const row: OutboxRow = same
      ? { ...withNickname(same, act), ...afresh, nextAttemptAt: now }
      : {
          ...(press ? { ...act, kind: press.kind, payload: { ...press.payload, onlyFirst: true } } : act),
          ...afresh,
          seq: Math.max(0, ...rows.map(({ seq }) => seq)) + 1,
          nextAttemptAt: now,
          createdAt: now,
        };
    await db.outbox.bulkDelete(
      rows.filter((other) => other.opId !== row.opId && isReplacedBy(other, act)).map(({ opId }) => opId),
    );
    if (press) await db.outbox.delete(press.opId);
    await db.outbox.put(row);
    return row;
  });

/** The same words may come with another nickname. */
const withNickname = (row: OutboxRow, act: NewAction): OutboxRow =>
  row.kind === 'comment' && act.kind === 'comment' ? { ...row, payload: act.payload } : row;

/**
 * The row that does the same already: of a conflict or an update that of its operation. Of votes only the last
 * counts: the same side before it is not the same any more, nor is one of other words under its operation.
 */
function sameAction(rows: readonly OutboxRow[], act: NewAction): OutboxRow | undefined {
  if (act.kind === 'post' || act.kind === 'update') return rows.find((row) => row.opId === act.opId);
  const rivals = rows.filter(
    (row) => row.queue === act.queue && row.memberId === act.memberId && row.kind === act.kind,
  );
  return (act.kind === 'vote' ? rivals.slice(-1) : rivals).find((row) => isSameAction(row, act));
}

/** Takes a row for sending. @returns null when it is no longer there to be sent */
export const leaseRow = (opId: OpId, now: Timestamp): Promise<OutboxRow | null> =>
  changing(async (db) => {
    const row = parseRow(await db.outbox.get(opId));
    if (row?.state !== 'queued') return null;
    const leased: OutboxRow = { ...row, state: 'sending', leaseUntil: now + OUTBOX_LEASE };
    await db.outbox.put(leased);
    return leased;
  });

/** What a row has become by being sent. One that is no longer being sent has been dealt with elsewhere. */
export const settleRow = (row: OutboxRow): Promise<void> =>
  changing(async (db) => {
    const present = await db.outbox.get(row.opId);
    if (present?.state !== 'sending') return;
    if (isOvertaken(row, await readAll(db))) await db.outbox.delete(row.opId);
    else await db.outbox.put(row);
  });

/** The server has it: the row goes, and its receipt is kept for a day. */
export const acknowledgeRow = (row: OutboxRow, now: Timestamp): Promise<void> =>
  changing(async (db) => {
    const { opId, memberId, kind, queue, payload } = row;
    // Logged out meanwhile: nothing of the member is to be left.
    if ((await db.outbox.get(opId)) === undefined) return;
    await db.outbox.delete(opId);
    const countedOn = kind === 'vote' && hasWaited(row, now) ? payload.title : undefined;
    await db.receipts.put({ opId, memberId, kind, queue, acknowledgedAt: now, countedOn });
    const yesterday = now - RECEIPT_LIFETIME;
    await db.receipts.where('acknowledgedAt').below(yesterday).delete();
  });

/** Whether the server has taken something of the member since then. */
export const hasArrivedSince = (memberId: MemberId, since: Timestamp): Promise<boolean> =>
  onDevice(async (db) => {
    const receipts = db.receipts.where('acknowledgedAt').aboveOrEqual(since);
    return (await receipts.filter((receipt) => receipt.memberId === memberId).first()) !== undefined;
  });

/** A vote that had waited and was counted. Nothing of its side, nor of the result. */
export type CountedVote = {
  readonly conflictId: ConflictId;
  readonly title: string;
  readonly at: Timestamp;
};

/** The member's votes that were counted after they had waited, and that they have not looked at since; newest first. */
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

/** The member has looked at the conflict: how their vote there was counted is no news any more. */
export const lookAtCounted = (memberId: MemberId, conflictId: ConflictId): Promise<void> =>
  changing(async (db) => {
    await db.receipts
      .where({ memberId })
      .filter(({ queue }) => queue === conflictId)
      .modify({ countedOn: undefined });
  });

/** Nothing of this member can be sent until they sign in. */
export const holdRows = (memberId: MemberId): Promise<void> =>
  changeRows(memberId, (row) => (row.state === 'rejected' ? row : { ...row, state: 'needs-login', leaseUntil: null }));

/** The member is there: what waited for that goes on. */
export const reviveRows = (memberId: MemberId, now: Timestamp): Promise<void> =>
  changeRows(memberId, (row) =>
    row.state === 'needs-login' ? { ...row, state: 'queued', nextAttemptAt: now, lastError: null } : row,
  );

/** Cuts waiting short, as far as the occasion is a reason to. */
export const hurryRows = (memberId: MemberId, urgency: OutboxUrgency, now: Timestamp): Promise<void> =>
  changeRows(memberId, (row) => hurried(row, urgency, now));

/** Gives up what somebody was sending who is gone. */
export const releaseRows = (memberId: MemberId, now: Timestamp, isSenderGone: boolean): Promise<void> =>
  changeRows(memberId, (row) => released(row, now, isSenderGone));

/** Sends a rejected row again, unchanged. Nothing to do where it is being sent already. */
export const retryRow = (opId: OpId, now: Timestamp): Promise<void> =>
  changing(async (db) => {
    const row = parseRow(await db.outbox.get(opId));
    if (row && row.state !== 'sending') await db.outbox.put({ ...row, ...afresh, nextAttemptAt: now });
  });

/**
 * Replaces a row's text or side. The result is another act, so it has an id of its own.
 * @returns false when the row is being sent or is gone: then nothing has changed
 */
export const editRow = (opId: OpId, edited: OutboxAction & { readonly opId: OpId }, now: Timestamp): Promise<boolean> =>
  changing(async (db) => {
    const row = parseRow(await db.outbox.get(opId));
    if (row === null || row.state === 'sending') return false;
    await db.outbox.delete(opId);
    await db.outbox.put({ ...row, ...edited, ...afresh, nextAttemptAt: now });
    return true;
  });

const afresh = { state: 'queued', attempts: 0, leaseUntil: null, lastError: null } as const;

/** Takes an act back. @returns false when it is being sent at this moment, or has been */
export const discardRow = (opId: OpId): Promise<boolean> =>
  changing(async (db) => {
    const row = await db.outbox.get(opId);
    if (row === undefined || row.state === 'sending') return false;
    await db.outbox.delete(opId);
    return true;
  });

/** Leaves nothing that anybody has done here and not sent; for a device whose members may not come back. */
export const discardHeld = (): Promise<void> =>
  changing(async (db) => {
    await db.outbox.filter(({ state }) => state !== 'sending').delete();
    await db.unreadable.clear();
  });

/**
 * A row that cannot be read must not hold up the others, and must not be lost either. One that another build of the app
 * has kept apart, and this one can read, is put back.
 */
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

/** A row that cannot be read. Its words are shown only to whose they surely are. */
export type UnreadableRow = {
  readonly id: number;
  readonly title: string | null;
  readonly content: string | null;
};

/** What cannot be read of this member, and of those of whom it cannot be told. */
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

/** Leaves nothing of a member on the device, nor what may be theirs. */
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
