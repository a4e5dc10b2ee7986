import { type ConflictId, DAY, MINUTE, type Timestamp } from '../kernel/index.ts';
import type { OutboxAction, OutboxFailure, OutboxRow } from '../model/index.ts';

export const RECEIPT_LIFETIME = DAY;

/** Milliseconds. */
const AT_ONCE = 10_000;
const FIRST_BACKOFF = 2_000;
const LONGEST_BACKOFF = 15 * MINUTE;
const LONGEST_RETRY_AFTER = DAY;
/** A row with this many 5xx responses in succession is rejected if the server accepts other rows. */
const SERVER_ERRORS_MAX = 8;

export type OutboxAnswer =
  | { readonly kind: 'receipt' }
  | (Refusal & { readonly kind: 'refused' })
  | (Refusal & { readonly kind: 'none'; readonly isOffline: boolean });

type Refusal = Pick<OutboxFailure, 'status' | 'code' | 'message' | 'text'> & {
  /** Milliseconds. */
  readonly retryAfter: number | null;
};

export type OutboxVerdict =
  | { readonly kind: 'acknowledged' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'changed'; readonly row: OutboxRow };

export const judgeAnswer = (
  row: OutboxRow,
  answer: OutboxAnswer,
  { now, random, othersArrive }: { readonly now: Timestamp; readonly random: number; readonly othersArrive: boolean },
): OutboxVerdict => {
  if (answer.kind === 'receipt') return { kind: 'acknowledged' };
  if (isSignedOut(answer)) return { kind: 'signed-out' };

  const isServerError = answer.status >= 500;
  const lastError: OutboxFailure = {
    status: answer.kind === 'none' && !isServerError ? 0 : answer.status,
    code: answer.code,
    message: answer.message,
    ...(answer.text && { text: answer.text }),
    at: now,
    serverErrors: isServerError ? (row.lastError?.serverErrors ?? 0) + 1 : 0,
  };
  const tried = { ...row, lastError };
  if (answer.kind === 'none' && answer.isOffline) return { kind: 'changed', row: { ...tried, state: 'queued' } };

  const attempts = row.attempts + 1;
  const isHopeless =
    (answer.kind === 'refused' && isFinal(answer.status)) ||
    (lastError.serverErrors >= SERVER_ERRORS_MAX && othersArrive);
  if (isHopeless) return { kind: 'changed', row: { ...tried, attempts, state: 'rejected' } };
  const wait = Math.max(backoff(attempts, random), Math.min(answer.retryAfter ?? 0, LONGEST_RETRY_AFTER));
  return { kind: 'changed', row: { ...tried, attempts, state: 'queued', nextAttemptAt: now + wait } };
};

/** Another member's session counts as signed out, because it must not send this member's action. */
export const isSignedOut = (answer: OutboxAnswer): boolean =>
  answer.kind === 'refused' && (answer.status === 401 || answer.code === 'other-member');

export const hasWaited = ({ lastError, createdAt }: OutboxRow, now: Timestamp): boolean =>
  lastError !== null || Math.abs(now - createdAt) > AT_ONCE;

const isFinal = (status: number) => status >= 400 && status < 500 && ![408, 425, 429].includes(status);

const backoff = (attempts: number, random: number): number =>
  Math.floor(random * Math.min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** (attempts - 1)));

const headsOf = (rows: readonly OutboxRow[]): readonly OutboxRow[] => {
  const heads = new Map<ConflictId, OutboxRow>();
  for (const row of inOrder(rows)) if (row.state !== 'rejected' && !heads.has(row.queue)) heads.set(row.queue, row);
  return [...heads.values()];
};

export const inOrder = (rows: readonly OutboxRow[]): readonly OutboxRow[] => rows.toSorted((a, b) => a.seq - b.seq);

export const nextToSend = (
  rows: readonly OutboxRow[],
  now: Timestamp,
  busy: { has(queue: ConflictId): boolean },
): OutboxRow | null =>
  headsOf(rows).find((row) => row.state === 'queued' && dueAt(row, now) <= now && !busy.has(row.queue)) ?? null;

/** An error dated in the future means that the clock was set back, so `nextAttemptAt` would be too late. */
const dueAt = ({ lastError, nextAttemptAt }: OutboxRow, now: Timestamp): Timestamp =>
  lastError === null || lastError.at > now ? now : nextAttemptAt;

/** Milliseconds; null if no row is queued. */
export const waitUntilDue = (rows: readonly OutboxRow[], now: Timestamp): number | null => {
  const due = headsOf(rows).flatMap((row) => (row.state === 'queued' ? [dueAt(row, now)] : []));
  return due.length === 0 ? null : Math.max(0, Math.min(...due) - now);
};

export type OutboxUrgency = 'due' | 'network' | 'asked';

export const hurried = (row: OutboxRow, urgency: OutboxUrgency, now: Timestamp): OutboxRow => {
  const isReason = urgency === 'asked' || (urgency === 'network' && row.lastError?.status === 0);
  return row.state === 'queued' && isReason && row.nextAttemptAt > now ? { ...row, nextAttemptAt: now } : row;
};

export const isReplacedBy = (row: OutboxRow, act: Pick<OutboxRow, 'kind' | 'queue' | 'memberId'>): boolean =>
  act.kind === 'vote' &&
  row.kind === 'vote' &&
  row.queue === act.queue &&
  row.memberId === act.memberId &&
  row.state !== 'sending';

export const isOvertaken = (row: OutboxRow, rows: readonly OutboxRow[]): boolean =>
  row.kind === 'vote' && rows.some((other) => other.seq > row.seq && isReplacedBy(row, other));

const VOTE_PARTS = ['side', 'textVersion', 'readFirst', 'guess'] as const;

type PlacedAction = OutboxAction & Pick<OutboxRow, 'queue' | 'memberId'>;

export const isSameAction = (a: PlacedAction, b: PlacedAction): boolean => {
  if (a.queue !== b.queue || a.memberId !== b.memberId) return false;
  if (a.kind === 'vote') return b.kind === 'vote' && VOTE_PARTS.every((part) => a.payload[part] === b.payload[part]);
  if (a.kind !== 'comment' || b.kind !== 'comment') return false;
  return a.payload.content === b.payload.content && a.payload.replyTo === b.payload.replyTo;
};
