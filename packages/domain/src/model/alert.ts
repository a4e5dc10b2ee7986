import type { ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { AppealSide, ReportedItem, ReportReason } from './report.ts';
import type { MemberSession } from './session.ts';
import type { ASKED_AFTER } from './update.ts';

/** What a member can choose to hear of, in the order of the settings. */
export const ALERT_KINDS = [
  'revealed',
  'comments',
  'ending',
  'update',
  'follower',
  'moderation',
  'signIn',
  'today',
] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

/**
 * What an alert is about, by ids alone: titles and names are read when it is shown. Never holds what depends on a
 * split.
 */
export type AlertSubject =
  /** The member's conflict has its 100th vote. */
  | { readonly type: 'revealed'; readonly conflictId: ConflictId }
  /** Others have written on the member's conflict. */
  | { readonly type: 'comments'; readonly conflictId: ConflictId }
  /** So many days ago the member has posted the conflict. */
  | { readonly type: 'how-did-it-go'; readonly conflictId: ConflictId; readonly days: (typeof ASKED_AFTER)[number] }
  /** Of a conflict whose end the member wants to know. */
  | { readonly type: 'update-told'; readonly conflictId: ConflictId; readonly number: number }
  | { readonly type: 'follower'; readonly followerId: MemberId }
  /** What the member has reported was looked at. */
  | {
      readonly type: 'report-settled';
      readonly item: ReportedItem;
      /** The conflict itself, or the one that it stands under. */
      readonly conflictId: ConflictId;
      readonly verdict: 'removed' | 'collapsed' | 'kept';
    }
  /**
   * What the member has written was taken off the site, collapsed behind a notice, let rest, given content notes or
   * warned about, and why.
   */
  | {
      readonly type: 'item-hidden' | 'item-collapsed' | 'item-rested' | 'item-noted' | 'item-warned';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId;
      /** `reports`: until somebody has looked at it. */
      readonly by: 'reports' | 'operator';
      readonly reason: ReportReason;
    }
  | { readonly type: 'item-restored'; readonly item: ReportedItem; readonly conflictId: ConflictId }
  /** The appeal of the member's side was answered. */
  | {
      readonly type: 'appeal-answered';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId;
      readonly side: AppealSide;
      readonly outcome: 'upheld' | 'reversed';
    }
  /** Somebody has signed in to the account on a device whose name it has not had; see `sign-in/device-name.rule.ts`. */
  | { readonly type: 'new-device'; readonly device: MemberSession['device'] }
  /** The five of that day, from 0:00 UTC, are there. */
  | { readonly type: 'today'; readonly day: Timestamp };

/** Something that a member is to be told. */
export type NewAlert = {
  readonly memberId: MemberId;
  readonly subject: AlertSubject;
  /** How many events it stands for. */
  readonly count: number;
  readonly at: Timestamp;
};

/** An alert as it is kept: one for each topic of a member. */
export type Alert = {
  /** What it is about, as a text; see `alertTopic`. */
  readonly topic: string;
  readonly subject: AlertSubject;
  /** Events since it was last read. */
  readonly count: number;
  /** The last one's time. */
  readonly at: Timestamp;
  readonly isRead: boolean;
};

/** What a device or a mail says of an alert. Others may see it, so it names nothing: no title, nobody, no split. */
export type News = {
  readonly text: string;
  /** Where it leads on this site. */
  readonly path: string;
};

/** By which ways a member hears of each kind, beside the list of alerts, which has them all. */
export type AlertPreferences = Readonly<Record<AlertKind, { readonly push: boolean; readonly mail: boolean }>>;
