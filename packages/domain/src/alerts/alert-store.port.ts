import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { Alert, AlertPreferences, NewAlert } from '../model/alert.ts';
import type { NewJob } from '../model/job.ts';

/** A place in a member's alerts, newest first. */
export type AlertPosition = { readonly at: Timestamp; readonly topic: string };

/** An alert with the names it is shown with; null where what bears them is gone. */
export type NamedAlert = Alert & { readonly conflictTitle: string | null; readonly followerNickname: string | null };

export type AlertPage = {
  readonly alerts: readonly NamedAlert[];
  readonly hasMore: boolean;
  /** Of all the member's alerts. */
  readonly unreadCount: number;
};

/**
 * What members are to be told. An alert is raised by `alertWrites` of `alerts/alerts.rule.ts`: one a topic. Other
 * stores raise alerts in the step of what causes them.
 */
export interface AlertStore {
  /** All of them in one atomic step. Raising the same again changes nothing where the rule says so. */
  raise(alerts: readonly NewAlert[]): Promise<void>;
  /**
   * Tells of comments that nobody has been told of, by `tellOf`: those of one conflict as one alert, each comment
   * exactly once, also across processes.
   * @returns how many comments were told of, at most `limit`
   */
  notifyOfComments(limit: number): Promise<number>;
  /** Newest first. What asks how it went of a conflict that is off the site is neither told nor counted. */
  list(member: MemberId, after: AlertPosition | null, limit: number): Promise<AlertPage>;
  /** Marks those as read whose last event was at or before `upTo`. @param topics those alone; null for all */
  markRead(member: MemberId, upTo: Timestamp, topics: readonly string[] | null): Promise<void>;
  /**
   * What was noted last of how far the member has read of the conflicts that they have voted on: a text that only the
   * server can read.
   */
  findRevealsRead(member: MemberId): Promise<string | null>;
  /** Keeps nothing for someone who has no account (any more). */
  noteRevealsRead(member: MemberId, sealed: string): Promise<void>;
  readPreferences(member: MemberId): Promise<AlertPreferences>;
  /**
   * Loads, decides and saves as one atomic step; keeps nothing for someone who has no account (any more). @returns what
   * was decided
   */
  changePreferences(
    member: MemberId,
    decide: (before: AlertPreferences) => AlertPreferences,
  ): Promise<AlertPreferences>;
  /**
   * Loads what the last mail of alerts and those that wait come to (a text that only the server can read), decides and
   * saves as one atomic step; null changes nothing. Keeps nothing for someone who has no account (any more).
   */
  changeMails(
    member: MemberId,
    decide: (sealed: string | null) => { readonly sealed: string; readonly jobs: readonly NewJob[] } | null,
  ): Promise<void>;
  /** Forgets alerts whose last event was before `until`. */
  sweep(until: Timestamp): Promise<void>;
}
