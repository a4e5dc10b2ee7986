import type { ConflictId, MailboxId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Operation, OperationKey } from '../kernel/operation.ts';
import type { TrackRecord } from '../mailbox-keys/established.rule.ts';
import type { Suspendable } from '../mailbox-keys/suspended.rule.ts';
import type { Conflict, HerShare } from '../model/conflict.ts';
import type { Member } from '../model/member.ts';
import type { Streak } from '../model/points.ts';
import type { Guessed, Vote } from '../model/vote.ts';
import type { ConflictWrite, Decision } from '../model/write.ts';

/** Latest votes considered per voter, so that voting stays fast. */
export const VOTES_LOOKED_AT = 200;

export type VoteKey = OperationKey & { readonly conflictId: ConflictId; readonly voterRef: Voter };
export type VoteState = Suspendable & {
  readonly conflict: Conflict | null;
  readonly vote: Vote | null;
  /** The vote of the member's mailbox, from any of its accounts. */
  readonly held: Vote | null;
  /** Null without a mailbox key. */
  readonly mailboxId: MailboxId | null;
  readonly voter: Member | null;
  readonly record: Pick<TrackRecord, 'votes' | 'votingDays'>;
  readonly streak: Streak | null;
  readonly operation: Operation | null;
};

/**
 * Each call is stored durably and completely, or not at all, before its promise resolves. Calls on one conflict or
 * operation id run one after the other. The database itself enforces one vote per (conflict, mailbox id) and per
 * (conflict, voter), and one operation per (actor, op id).
 */
export interface VoteStore {
  castVote<T>(key: VoteKey, decide: Decision<VoteState, T, ConflictWrite>): Promise<T>;

  /** On public results, newest conflicts first. Considers at most `limit` guesses. */
  listGuesses(voter: Voter, limit: number): Promise<readonly (Guessed & { readonly blind: HerShare })[]>;

  /**
   * Removes votes whose hour was over at `until` (a day ago), each exactly once, also across processes. Takes one step
   * per affected conflict and never scans conflicts.
   */
  sweepToday(until: Timestamp): Promise<void>;

  /**
   * Deletes the networks of votes from days at or before `until`, at most `limit` at a time.
   * @returns how many were deleted
   */
  deleteNetworks(until: Timestamp, limit: number): Promise<number>;
}
