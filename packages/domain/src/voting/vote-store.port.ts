import type { ConflictId, MailboxId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Operation, OperationKey } from '../kernel/operation.ts';
import type { TrackRecord } from '../mailbox-keys/established.rule.ts';
import type { Suspendable } from '../mailbox-keys/suspended.rule.ts';
import type { Conflict, HerShare } from '../model/conflict.ts';
import type { Member } from '../model/member.ts';
import type { Streak } from '../model/points.ts';
import type { Guessed, Vote } from '../model/vote.ts';
import type { ConflictWrite, Decision } from '../model/write.ts';

export const VOTES_LOOKED_AT = 200;

export type VoteKey = OperationKey & { readonly conflictId: ConflictId; readonly voterRef: Voter };
export type VoteState = Suspendable & {
  readonly conflict: Conflict | null;
  readonly vote: Vote | null;
  readonly held: Vote | null;
  readonly mailboxId: MailboxId | null;
  readonly voter: Member | null;
  readonly record: Pick<TrackRecord, 'votes' | 'votingDays'>;
  readonly streak: Streak | null;
  readonly operation: Operation | null;
};

/**
 * Each call is atomic, and durable before its promise resolves. Calls for one conflict or one operation id run one
 * after another.
 */
export interface VoteStore {
  castVote<T>(key: VoteKey, decide: Decision<VoteState, T, ConflictWrite>): Promise<T>;

  listGuesses(voter: Voter, limit: number): Promise<readonly (Guessed & { readonly blind: HerShare })[]>;

  /** Subtracts each hour's votes from `todayVotes` only once, even if several processes sweep. */
  sweepToday(until: Timestamp): Promise<void>;

  deleteNetworks(until: Timestamp, limit: number): Promise<number>;
}
