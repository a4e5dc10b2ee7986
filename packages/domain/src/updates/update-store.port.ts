import type { ConflictId, MemberId, Operation, OperationKey, Timestamp, Voter } from '../kernel/index.ts';
import type { Suspendable } from '../mailbox-keys/mailbox-key.rule.ts';
import type { Conflict, Decision, Member, Update, Vote } from '../model/index.ts';
import type { HelpedCount } from './updates.rule.ts';

export type PostUpdateKey = OperationKey & { readonly conflictId: ConflictId; readonly voterRef: Voter };
export type PostUpdateState = Suspendable & {
  readonly conflict: Conflict | null;
  readonly author: Member | null;
  readonly vote: Vote | null;
  readonly held: Vote | null;
  readonly operation: Operation | null;
};

export type FollowKey = { readonly conflictId: ConflictId; readonly memberId: MemberId };
export type FollowState = { readonly conflict: Conflict | null; readonly isMember: boolean };

export type AskSpan = { readonly days: number; readonly after: Timestamp; readonly until: Timestamp };

export type StoredStory = {
  readonly update: Update;
  readonly conflict: Pick<Conflict, 'id' | 'title' | 'category' | 'review' | 'revealedAt' | 'anonymous'>;
};

export interface UpdateStore {
  postUpdate<T>(key: PostUpdateKey, decide: Decision<PostUpdateState, T>): Promise<T>;
  list(id: ConflictId): Promise<readonly Update[]>;
  listToAsk(span: AskSpan, after: ConflictId | null, limit: number): Promise<readonly ConflictId[]>;
  listStories(limit: number): Promise<readonly StoredStory[]>;
  countHelped(): Promise<HelpedCount>;
  setFollowing<T>(key: FollowKey, decide: Decision<FollowState, T>): Promise<T>;
  isFollowing(member: MemberId, id: ConflictId): Promise<boolean>;
  listFollowers(id: ConflictId, after: MemberId | null, limit: number): Promise<readonly MemberId[]>;
}
