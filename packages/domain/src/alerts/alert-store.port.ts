import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { Alert, AlertPreferences, NewAlert } from '../model/alert.ts';
import type { NewJob } from '../model/job.ts';

/** A position in a member's alerts, newest first. */
export type AlertPosition = { readonly at: Timestamp; readonly topic: string };

/** An alert with the names it shows. A name is null if its item is gone. */
export type NamedAlert = Alert & { readonly conflictTitle: string | null; readonly followerNickname: string | null };

export type AlertPage = {
  readonly alerts: readonly NamedAlert[];
  readonly hasMore: boolean;
  /** Counts unread alerts on all pages. */
  readonly unreadCount: number;
};

/**
 * Alerts, one per member and topic, merged by `alertWrites`. Other stores raise alerts in the transaction that causes
 * them.
 */
export interface AlertStore {
  /** Raises all alerts in one transaction. `raisedAlert` decides which repeated events change nothing. */
  raise(alerts: readonly NewAlert[]): Promise<void>;
  /**
   * Turns unannounced comments into alerts: one per conflict for its author, one per thread for the author of the
   * answered comment. Announces each comment exactly once, also across processes.
   * @returns how many comments were announced, at most `limit`
   */
  notifyOfComments(limit: number): Promise<number>;
  /** Lists alerts, newest first. Leaves out questions about removed conflicts, also from the count. */
  list(member: MemberId, after: AlertPosition | null, limit: number): Promise<AlertPage>;
  /**
   * Marks alerts as read if their last event was at or before `upTo`.
   * @param topics only these; null for all
   */
  markRead(member: MemberId, upTo: Timestamp, topics: readonly string[] | null): Promise<void>;
  /** The sealed list of reveals that the member has read; null if there is none. */
  findRevealsRead(member: MemberId): Promise<string | null>;
  /** Does nothing if the account is gone. */
  noteRevealsRead(member: MemberId, sealed: string): Promise<void>;
  readPreferences(member: MemberId): Promise<AlertPreferences>;
  /**
   * Loads, decides and saves in one transaction. Does nothing if the account is gone.
   * @returns the decision
   */
  changePreferences(
    member: MemberId,
    decide: (before: AlertPreferences) => AlertPreferences,
  ): Promise<AlertPreferences>;
  /**
   * Loads the sealed state of the last and the next alert mail, decides and saves in one transaction. Nothing changes
   * if `decide` returns null or the account is gone.
   */
  changeMails(
    member: MemberId,
    decide: (sealed: string | null) => { readonly sealed: string; readonly jobs: readonly NewJob[] } | null,
  ): Promise<void>;
  /** Deletes alerts whose last event was before `until`. */
  sweep(until: Timestamp): Promise<void>;
}
