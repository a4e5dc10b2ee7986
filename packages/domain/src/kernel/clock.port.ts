import type { CommentId, MemberId, Timestamp } from './ids.ts';

/** The present moment. The domain never asks the machine. */
export type Clock = () => Timestamp;

/** Runs something once, so many milliseconds from now. @returns what calls it off */
export type Timer = (milliseconds: number, run: () => void | Promise<void>) => () => void;

/** Fresh identifiers and chance. */
export interface IdSource {
  newMemberId(): MemberId;
  /** UUID v7: sorts by `at`. */
  newCommentId(at: Timestamp): CommentId;
  /** An even chance of each whole number from 0 up to, not including, `below`. */
  randomInt(below: number): number;
}
