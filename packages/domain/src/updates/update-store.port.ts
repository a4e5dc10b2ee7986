import type { ConflictId, MemberId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Operation, OperationKey } from '../kernel/operation.ts';
import type { Suspendable } from '../mailbox-keys/suspended.rule.ts';
import type { Conflict } from '../model/conflict.ts';
import type { Member } from '../model/member.ts';
import type { Update } from '../model/update.ts';
import type { Vote } from '../model/vote.ts';
import type { Decision } from '../model/write.ts';
import type { HelpedCount } from './updates.rule.ts';

export type TellKey = OperationKey & { readonly conflictId: ConflictId; readonly voterRef: Voter };
export type TellState = Suspendable & {
  readonly conflict: Conflict | null;
  readonly teller: Member | null;
  /** The teller's own vote on the conflict. */
  readonly vote: Vote | null;
  /** The one of the teller's mailbox key, whichever account of the mailbox has cast it. */
  readonly held: Vote | null;
  readonly operation: Operation | null;
};

export type FollowKey = { readonly conflictId: ConflictId; readonly memberId: MemberId };
/** `isMember`: whether there is an account (still). */
export type FollowState = { readonly conflict: Conflict | null; readonly isMember: boolean };

/** Conflicts posted after `after` and at `until` or before, whose authors were last asked for fewer days than these. */
export type AskSpan = { readonly days: number; readonly after: Timestamp; readonly until: Timestamp };

/** An update that its author lets stand among the success stories. */
export type StoredStory = {
  readonly update: Update;
  readonly conflict: Pick<Conflict, 'id' | 'title' | 'category' | 'review' | 'revealedAt' | 'anonymous'>;
};

/** How conflicts went on, and who wants to know. */
export interface UpdateStore {
  /** As one atomic step; concurrent ones on the same conflict or operation id behave as if one came after the other. */
  tell<T>(key: TellKey, decide: Decision<TellState, T>): Promise<T>;
  /** In the order in which they were told. */
  list(id: ConflictId): Promise<readonly Update[]>;
  /** Of active conflicts with `ASKED_FROM` votes, in the order of posting; a walk of one index. */
  listToAsk(span: AskSpan, after: ConflictId | null, limit: number): Promise<readonly ConflictId[]>;
  /** Of the latest ones that have words those of active conflicts, the latest first. */
  listStories(limit: number): Promise<readonly StoredStory[]>;
  /** By the last answer about each active conflict. */
  countHelped(): Promise<HelpedCount>;
  setFollowing<T>(key: FollowKey, decide: Decision<FollowState, T>): Promise<T>;
  isFollowing(member: MemberId, id: ConflictId): Promise<boolean>;
  /** In the order of their ids. */
  listFollowers(id: ConflictId, after: MemberId | null, limit: number): Promise<readonly MemberId[]>;
}
