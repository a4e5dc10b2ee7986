import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';
import type { OutboxAction, OutboxFailure, OutboxRow } from '../model/outbox.ts';

/** How long the one that sends a row may be silent before it counts as gone. Longer than any request takes. */
export const OUTBOX_LEASE = 30_000;
/** How long it is remembered that a row has arrived. */
export const RECEIPT_LIFETIME = DAY;

/** What arrives later than this after it was done has been waited for. */
const AT_ONCE = 10_000;
const FIRST_BACKOFF = 2_000;
const LONGEST_BACKOFF = 15 * 60_000;
/** The longest that a server's Retry-After is believed. */
const LONGEST_RETRY_AFTER = DAY;
/** So many 5xx in a row, while the server takes other rows, are the row's own fault. */
const SERVER_ERRORS_MAX = 8;

/**
 * The result of one try. `refused`: the API's own error, or any 4xx. `none`: no response, another server's 5xx, or a
 * page in place of the receipt (a captive portal's).
 */
export type OutboxAnswer =
  | { readonly kind: 'receipt' }
  | (Refusal & { readonly kind: 'refused' })
  | (Refusal & { readonly kind: 'none'; readonly isOffline: boolean });

type Refusal = Pick<OutboxFailure, 'status' | 'code' | 'message' | 'text'> & {
  /** Milliseconds that the server asks to be left alone for. */
  readonly retryAfter: number | null;
};

export type OutboxVerdict =
  | { readonly kind: 'acknowledged' }
  /** Nothing of this member can be sent until they sign in. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'changed'; readonly row: OutboxRow };

/** Given a row that was sent and what came back: what becomes of it. `random` is in [0, 1). */
export const judgeAnswer = (
  row: OutboxRow,
  answer: OutboxAnswer,
  { now, random, othersArrive }: { readonly now: Timestamp; readonly random: number; readonly othersArrive: boolean },
): OutboxVerdict => {
  if (answer.kind === 'receipt') return { kind: 'acknowledged' };
  if (answer.kind === 'refused' && isSignedOut(answer)) return { kind: 'signed-out' };

  const isServerError = answer.status >= 500;
  const lastError: OutboxFailure = {
    status: answer.kind === 'none' && !isServerError ? 0 : answer.status,
    code: answer.code,
    message: answer.message,
    ...(answer.text && { text: answer.text }),
    at: now,
    serverErrors: isServerError ? (row.lastError?.serverErrors ?? 0) + 1 : 0,
  };
  const rested = { ...row, leaseUntil: null, lastError };
  if (answer.kind === 'none' && answer.isOffline) return { kind: 'changed', row: { ...rested, state: 'queued' } };

  const attempts = row.attempts + 1;
  const isHopeless =
    (answer.kind === 'refused' && isFinal(answer.status)) ||
    (lastError.serverErrors >= SERVER_ERRORS_MAX && othersArrive);
  if (isHopeless) return { kind: 'changed', row: { ...rested, attempts, state: 'rejected' } };
  const wait = Math.max(backoff(attempts, random), Math.min(answer.retryAfter ?? 0, LONGEST_RETRY_AFTER));
  return { kind: 'changed', row: { ...rested, attempts, state: 'queued', nextAttemptAt: now + wait } };
};

/** Somebody else's session is as good as none: the row is not theirs to send. */
const isSignedOut = ({ status, code }: Refusal) => status === 401 || code === 'other-member';

/** Whether a row that arrives now had to wait, so that nobody may have been there to see what came of it. */
export const hasWaited = ({ lastError, createdAt }: OutboxRow, now: Timestamp): boolean =>
  lastError !== null || Math.abs(now - createdAt) > AT_ONCE;

/** Asking again would bring the same answer. */
const isFinal = (status: number) => status >= 400 && status < 500 && ![408, 425, 429].includes(status);

/** Full jitter: anywhere up to 2 s after the first failure, twice that after each further one, up to 15 min. */
const backoff = (attempts: number, random: number): number =>
  Math.floor(random * Math.min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** (attempts - 1)));

/** The row with the queue it stands in front of. What was rejected has stepped out of its queue. */
const headsOf = (rows: readonly OutboxRow[]): readonly OutboxRow[] => {
  const heads = new Map<ConflictId, OutboxRow>();
  for (const row of inOrder(rows)) if (row.state !== 'rejected' && !heads.has(row.queue)) heads.set(row.queue, row);
  return [...heads.values()];
};

/** In the order in which they were done. */
export const inOrder = (rows: readonly OutboxRow[]): readonly OutboxRow[] => rows.toSorted((a, b) => a.seq - b.seq);

/** The row to send next, or null when none is due. `busy`: queues with a row under way. */
export const nextToSend = (
  rows: readonly OutboxRow[],
  now: Timestamp,
  busy: { has(queue: ConflictId): boolean },
): OutboxRow | null =>
  headsOf(rows).find((row) => row.state === 'queued' && dueAt(row, now) <= now && !busy.has(row.queue)) ?? null;

/**
 * When a queued row may go. What was never tried waits for nothing, and how long the others are to wait cannot be told
 * on a clock that was set back since: they go at once, rather than a day later.
 */
const dueAt = ({ lastError, nextAttemptAt }: OutboxRow, now: Timestamp): Timestamp =>
  lastError === null || lastError.at > now ? now : nextAttemptAt;

/** Milliseconds until there is something to do without anybody asking; null when there is nothing. */
export const waitUntilDue = (rows: readonly OutboxRow[], now: Timestamp): number | null => {
  const due = headsOf(rows).flatMap((row) => {
    if (row.state === 'queued') return [dueAt(row, now)];
    return row.state === 'sending' && row.leaseUntil !== null ? [Math.min(row.leaseUntil, now + OUTBOX_LEASE)] : [];
  });
  return due.length === 0 ? null : Math.max(0, Math.min(...due) - now);
};

/** Why rows are sent: because they are due, because the network may be back, or because somebody wants it now. */
export type OutboxUrgency = 'due' | 'network' | 'asked';

/** The row with its waiting cut short, as far as the occasion is a reason to. */
export const hurried = (row: OutboxRow, urgency: OutboxUrgency, now: Timestamp): OutboxRow => {
  const isReason = urgency === 'asked' || (urgency === 'network' && row.lastError?.status === 0);
  return row.state === 'queued' && isReason && row.nextAttemptAt > now ? { ...row, nextAttemptAt: now } : row;
};

/** The row as it is once the one that was sending it is gone: it may have arrived, and goes again under the same id. */
export const released = (row: OutboxRow, now: Timestamp, isSenderGone: boolean): OutboxRow => {
  if (row.state !== 'sending') return row;
  const isUnderLease = row.leaseUntil !== null && row.leaseUntil > now && row.leaseUntil <= now + OUTBOX_LEASE;
  return isSenderGone || !isUnderLease ? { ...row, state: 'queued', leaseUntil: null } : row;
};

/** Whether a new act takes the place of a row: another vote on the same conflict does, unless it is being sent. */
export const isReplacedBy = (row: OutboxRow, act: Pick<OutboxRow, 'kind' | 'queue' | 'memberId'>): boolean =>
  act.kind === 'vote' &&
  row.kind === 'vote' &&
  row.queue === act.queue &&
  row.memberId === act.memberId &&
  row.state !== 'sending';

/** Whether a vote that could not be sent has meanwhile been cast again: then only the later one is sent. */
export const isOvertaken = (row: OutboxRow, rows: readonly OutboxRow[]): boolean =>
  row.kind === 'vote' && rows.some((other) => other.seq > row.seq && isReplacedBy(row, other));

/** What makes a vote another one. */
const VOTE_PARTS = ['side', 'textVersion', 'readFirst', 'guess'] as const;

type PlacedAction = OutboxAction & Pick<OutboxRow, 'queue' | 'memberId'>;

/**
 * Whether the same is to be done once more: the same words on the same conflict, the same side of the same accounts. A
 * conflict or an update is the same by its operation alone.
 */
export const isSameAction = (a: PlacedAction, b: PlacedAction): boolean => {
  if (a.queue !== b.queue || a.memberId !== b.memberId) return false;
  if (a.kind === 'vote') return b.kind === 'vote' && VOTE_PARTS.every((part) => a.payload[part] === b.payload[part]);
  return a.kind === 'comment' && b.kind === 'comment' && a.payload.content === b.payload.content;
};
