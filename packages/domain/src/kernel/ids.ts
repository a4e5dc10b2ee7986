// Named by a text, not by a symbol: the compiler writes it out in the types of schemas.
type Branded<T, Name extends string> = T & { readonly '~brand': Name };

/** Serial, positive. A later conflict has a larger id, so "newer" is "larger id". */
export type ConflictId = Branded<number, 'ConflictId'>;
/** UUID v7: sorts by the time it was made. */
export type CommentId = Branded<string, 'CommentId'>;
/** `17.2`: the second update of conflict 17. */
export type UpdateId = Branded<string, 'UpdateId'>;
/** Opaque text key. */
export type MemberId = Branded<string, 'MemberId'>;
/** UUID made by a client for one intended effect; the server applies it at most once per member. */
export type OpId = Branded<string, 'OpId'>;
/** Random; stands for the one person behind a mailbox. Given at the first verified address, and never another. */
export type MailboxKey = Branded<string, 'MailboxKey'>;
/**
 * HMAC of a mailbox key under a server secret: one vote, report or mark each. Made for one kind of row, so that it
 * leads to no other.
 */
export type MailboxId = Branded<string, 'MailboxId'>;
/**
 * HMAC of a member's id under a server secret: who cast a vote. It leads from the member to the votes, and not back.
 */
export type Voter = Branded<string, 'Voter'>;
/** HMAC of who shares and the day, under a server secret: the same person is another one on the next day. */
export type Sharer = Branded<string, 'Sharer'>;

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Timestamp = number;

const MAX_SERIAL = 2 ** 31 - 1;

const isSerial = (value: number) => Number.isInteger(value) && value >= 1 && value <= MAX_SERIAL;

/** @returns null unless the text is a plain decimal serial (`"17"`, not `"017"`, `"17.0"` or `"1e3"`). */
export const parseConflictId = (text: string): ConflictId | null => {
  const value = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return isSerial(value) ? (value as ConflictId) : null;
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** @returns null unless the text is a UUID as {@link CommentId}s are written */
export const parseCommentId = (text: string): CommentId | null => (UUID.test(text) ? (text as CommentId) : null);

/** @returns null unless the text is of the form that {@link updateIdOf} makes */
export const parseUpdateId = (text: string): UpdateId | null => {
  const [, conflictId = '', number] = /^([1-9]\d{0,9})\.([1-9])$/.exec(text) ?? [];
  return number === undefined || parseConflictId(conflictId) === null ? null : (text as UpdateId);
};

export const updateIdOf = ({ conflictId, number }: UpdatePlace): UpdateId => `${conflictId}.${number}` as UpdateId;

/** Which update an id means. */
export const updatePlaceOf = (id: UpdateId): UpdatePlace => {
  const [conflictId, number] = id.split('.').map(Number);
  return { conflictId: conflictId as ConflictId, number: number as number };
};

type UpdatePlace = { readonly conflictId: ConflictId; readonly number: number };

/** @returns null unless the text is a UUID in its canonical form; letters become lower case. */
export const parseOpId = (text: string): OpId | null => {
  const collapsed = text.toLowerCase();
  return UUID.test(collapsed) ? (collapsed as OpId) : null;
};
