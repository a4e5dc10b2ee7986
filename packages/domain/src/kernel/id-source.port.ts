import type { CommentId, MemberId, Timestamp } from './ids.ts';

/** Fresh identifiers and chance. */
export interface IdSource {
  newMemberId(): MemberId;
  /** UUID v7: sorts by `at`. */
  newCommentId(at: Timestamp): CommentId;
  /** An even chance of each whole number from 0 up to, not including, `below`. */
  randomInt(below: number): number;
}
