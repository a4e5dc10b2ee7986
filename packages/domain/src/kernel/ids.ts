type Branded<T, Name extends string> = T & { readonly '~brand': Name };

/** Serial from 1. A later conflict has a larger id. */
export type ConflictId = Branded<number, 'ConflictId'>;
/** UUID v7: sorts by creation time. */
export type CommentId = Branded<string, 'CommentId'>;
/** `17.2`: the second update of conflict 17. */
export type UpdateId = Branded<string, 'UpdateId'>;
export type MemberId = Branded<string, 'MemberId'>;
/** A UUID that a client makes for one write. The server applies the write at most once per member. */
export type OpId = Branded<string, 'OpId'>;
/** Random. Assigned with the first verified address of a mailbox and never changed. */
export type MailboxKey = Branded<string, 'MailboxKey'>;
/** HMAC of a mailbox key. A mailbox's votes, reports and marks have different ids, so that they cannot be joined. */
export type MailboxId = Branded<string, 'MailboxId'>;
/** HMAC of a member's id. With it, the server can find a member's votes, but not the member behind a vote. */
export type Voter = Branded<string, 'Voter'>;
/** HMAC of the day and of the person who shares, so the same person has a different one every day. */
export type Sharer = Branded<string, 'Sharer'>;

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Timestamp = number;

const MAX_SERIAL = 2 ** 31 - 1;

const isSerial = (value: number) => Number.isInteger(value) && value >= 1 && value <= MAX_SERIAL;

export const parseConflictId = (text: string): ConflictId | null => {
  const value = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return isSerial(value) ? (value as ConflictId) : null;
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export const parseCommentId = (text: string): CommentId | null => (UUID.test(text) ? (text as CommentId) : null);

export const parseUpdateId = (text: string): UpdateId | null => {
  const [, conflictId = '', number] = /^([1-9]\d{0,9})\.([1-9])$/.exec(text) ?? [];
  return number === undefined || parseConflictId(conflictId) === null ? null : (text as UpdateId);
};

export const updateIdOf = ({ conflictId, number }: UpdatePlace): UpdateId => `${conflictId}.${number}` as UpdateId;

export const updatePlaceOf = (id: UpdateId): UpdatePlace => {
  const [conflictId, number] = id.split('.').map(Number);
  return { conflictId: conflictId as ConflictId, number: number as number };
};

type UpdatePlace = { readonly conflictId: ConflictId; readonly number: number };

export const parseOpId = (text: string): OpId | null => {
  const lower = text.toLowerCase();
  return UUID.test(lower) ? (lower as OpId) : null;
};

export const cursorAfter = (at: Timestamp, id: string | number): string => `${at}_${id}`;

export const parseCursor = (text: string): { readonly at: Timestamp; readonly id: string } | null => {
  const [, at, id] = /^(\d{1,15})_(.+)$/.exec(text) ?? [];
  return at === undefined || id === undefined ? null : { at: Number(at), id };
};
