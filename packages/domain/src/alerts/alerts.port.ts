import type { MemberId, Timestamp, Voter } from '../kernel/index.ts';
import type { Alert, AlertPreferences, Conflict, Mail, NewAlert, NewJob } from '../model/index.ts';

export type AlertPosition = { readonly at: Timestamp; readonly topic: string };

export type NamedAlert = Alert & {
  readonly conflictTitle: string | null;
  /** Whether everybody may read the title: the conflict is active and not collapsed. */
  readonly isTitlePublic: boolean;
  readonly followerNickname: string | null;
  /** Whether it is about something that the member posted anonymously. */
  readonly isPseudonymous: boolean;
  /** Only if the alert is about a followed member's conflict that everybody may read. */
  readonly authorNickname?: string | null;
};

export type AlertPage = {
  readonly alerts: readonly NamedAlert[];
  readonly hasMore: boolean;
  readonly unreadCount: number;
};

/** Stores one alert per member and topic. */
export interface AlertStore {
  raise(alerts: readonly NewAlert[]): Promise<void>;
  /**
   * Announces each comment exactly once, even across processes.
   * @returns how many comments were announced, at most `limit`
   */
  notifyOfComments(limit: number): Promise<number>;
  /**
   * Newest first. `alerts` and `unreadCount` leave out “How did it go?” alerts of conflicts that are no longer public.
   */
  list(member: MemberId, after: AlertPosition | null, limit: number): Promise<AlertPage>;
  /** Marks alerts on these topics (null for all topics) as read if their last event was at or before `upTo`. */
  markRead(member: MemberId, upTo: Timestamp, topics: readonly string[] | null): Promise<void>;
  findRevealsRead(member: MemberId): Promise<string | null>;
  noteRevealsRead(member: MemberId, sealed: string): Promise<void>;
  readPreferences(member: MemberId): Promise<AlertPreferences>;
  changePreferences(
    member: MemberId,
    decide: (before: AlertPreferences) => AlertPreferences,
  ): Promise<AlertPreferences>;
  changeMails(
    member: MemberId,
    decide: (sealed: string | null) => { readonly sealed: string; readonly jobs: readonly NewJob[] } | null,
  ): Promise<void>;
  sweep(until: Timestamp): Promise<void>;
}

export type WeekQuery = {
  readonly author: MemberId;
  readonly voter: Voter;
  /** Inclusive. */
  readonly since: Timestamp;
  /** Exclusive. */
  readonly until: Timestamp;
  readonly limit: number;
};

export type WeekOfConflict = {
  readonly conflict: Conflict;
  readonly newVotes: number;
  readonly newComments: number;
};

export interface DigestStore {
  listSubscribers(after: MemberId | null, limit: number): Promise<readonly MemberId[]>;
  readWeek(query: WeekQuery): Promise<readonly WeekOfConflict[]>;
}

/** `send` rejects on failure, so the job queue retries. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export type FiledMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Timestamp;
};
