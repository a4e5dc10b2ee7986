import type { ConflictId, MailboxId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Operation, OperationKey } from '../kernel/operation.ts';
import type { TrackRecord } from '../mailbox-keys/established.rule.ts';
import type { Suspendable } from '../mailbox-keys/suspended.rule.ts';
import type { Conflict, HerShare } from '../model/conflict.ts';
import type { Member } from '../model/member.ts';
import type { Streak } from '../model/points.ts';
import type { Guessed, Vote } from '../model/vote.ts';
import type { ConflictWrite, Decision } from '../model/write.ts';

/** Of a voter's votes, when their record is read: so the time that a vote takes does not grow with their past. */
export const VOTES_LOOKED_AT = 200;

export type VoteKey = OperationKey & { readonly conflictId: ConflictId; readonly voterRef: Voter };
export type VoteState = Suspendable & {
  readonly conflict: Conflict | null;
  /** The member's own. */
  readonly vote: Vote | null;
  /** The one of the member's mailbox key, whichever account of the mailbox has cast it. */
  readonly held: Vote | null;
  /** Of the voter's mailbox key; null for a member without one. */
  readonly mailboxId: MailboxId | null;
  readonly voter: Member | null;
  /** What the voter has cast before, as far as `VOTES_LOOKED_AT` of these votes tell. */
  readonly record: Pick<TrackRecord, 'votes' | 'votingDays'>;
  /** The voter's. */
  readonly streak: Streak | null;
  readonly operation: Operation | null;
};

/**
 * Votes, and what they move.
 *
 * All of an operation is stored, durably, before its promise resolves, or none of it. Concurrent ones on the same
 * conflict or operation id behave as if one came after the other. The database itself holds one vote per (conflict,
 * mailbox id), one per (conflict, voter), and one operation per (actor, op id).
 */
export interface VoteStore {
  castVote<T>(key: VoteKey, decide: Decision<VoteState, T, ConflictWrite>): Promise<T>;

  /**
   * A voter's guesses on conflicts whose results are public, those on the newest conflicts first: at most `limit` of
   * the voter's guesses are looked at.
   */
  listGuesses(voter: Voter, limit: number): Promise<readonly (Guessed & { readonly blind: HerShare })[]>;

  /**
   * Takes votes first cast in hours that were over at `until` (a day ago) out of `todayVotes`, each exactly once, also
   * across processes. Costs a step a conflict with such votes, never a scan of conflicts.
   */
  sweepToday(until: Timestamp): Promise<void>;

  /**
   * Forgets of votes of days that began at `until` or before where they came from, at most `limit` at a time.
   * @returns how many
   */
  deleteNetworks(until: Timestamp, limit: number): Promise<number>;
}
