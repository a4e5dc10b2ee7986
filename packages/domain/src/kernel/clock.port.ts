import type { CommentId, MemberId, Timestamp } from './ids.ts';

/** The domain never reads the system clock. */
export type Clock = () => Timestamp;

export type Timer = (milliseconds: number, run: () => void | Promise<void>) => () => void;

export interface IdSource {
  newMemberId(): MemberId;
  newPasskeyId(): string;
  /** UUID v7: sorts by `at`. */
  newCommentId(at: Timestamp): CommentId;
  /** From 0 up to but excluding `below`. */
  randomInt(below: number): number;
}
