import type { CommentId, MemberId, Timestamp } from './ids.ts';

/** The current time. The domain never reads the system clock. */
export type Clock = () => Timestamp;

/**
 * Runs something once after a delay in milliseconds.
 * @returns a function that cancels it
 */
export type Timer = (milliseconds: number, run: () => void | Promise<void>) => () => void;

/** Makes new ids and random numbers. */
export interface IdSource {
  newMemberId(): MemberId;
  /** A random UUID. */
  newPasskeyId(): string;
  /** UUID v7: sorts by `at`. */
  newCommentId(at: Timestamp): CommentId;
  /** A uniformly random integer from 0 up to but excluding `below`. */
  randomInt(below: number): number;
}
