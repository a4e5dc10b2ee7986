import type { CommentId, ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { AppealSide, ReportedItem, ReportReason } from './report.ts';
import type { MemberSession } from './session.ts';
import type { ASKED_AFTER } from './update.ts';

/** Kinds of alerts that a member can choose notifications for, in the order of the settings. */
export const ALERT_KINDS = [
  'revealed',
  'comments',
  'replies',
  'ending',
  'update',
  'follower',
  'moderation',
  'signIn',
  'today',
] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

/** What an alert is about, by ids: titles and names are read when the alert is shown. Never depends on a split. */
export type AlertSubject =
  /** The member's conflict reached 100 votes. */
  | { readonly type: 'revealed'; readonly conflictId: ConflictId }
  /** Others commented on the member's conflict. */
  | { readonly type: 'comments'; readonly conflictId: ConflictId }
  /** Others replied to the member's comment; `replyId` is the latest. */
  | {
      readonly type: 'replies';
      readonly conflictId: ConflictId;
      readonly commentId: CommentId;
      readonly replyId: CommentId;
    }
  /** Asks the member how their conflict went, `days` after it was posted. */
  | { readonly type: 'how-did-it-go'; readonly conflictId: ConflictId; readonly days: (typeof ASKED_AFTER)[number] }
  /** An update on a conflict the member follows. */
  | { readonly type: 'update-told'; readonly conflictId: ConflictId; readonly number: number }
  | { readonly type: 'follower'; readonly followerId: MemberId }
  /** Something the member reported was reviewed. */
  | {
      readonly type: 'report-settled';
      readonly item: ReportedItem;
      /** The item itself, or the conflict it belongs to. */
      readonly conflictId: ConflictId;
      readonly verdict: 'removed' | 'collapsed' | 'kept';
    }
  /** The member's item was removed, collapsed, paused, given content notes or warned about, and why. */
  | {
      readonly type: 'item-hidden' | 'item-collapsed' | 'item-rested' | 'item-noted' | 'item-warned';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId;
      /** `reports`: nobody has reviewed it yet. */
      readonly by: 'reports' | 'operator';
      readonly reason: ReportReason;
    }
  | { readonly type: 'item-restored'; readonly item: ReportedItem; readonly conflictId: ConflictId }
  /** The member's appeal was answered. */
  | {
      readonly type: 'appeal-answered';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId;
      readonly side: AppealSide;
      readonly outcome: 'upheld' | 'reversed';
    }
  /** A sign-in on a device with a new name; see `sign-in/device-name.rule.ts`. */
  | { readonly type: 'new-device'; readonly device: MemberSession['device'] }
  /** A passkey was added or removed. */
  | { readonly type: 'ways-changed' }
  /** Today's five are ready. `day` is the day's start, 0:00 UTC. */
  | { readonly type: 'today'; readonly day: Timestamp };

/** An alert to raise. */
export type NewAlert = {
  readonly memberId: MemberId;
  readonly subject: AlertSubject;
  /** How many events the alert stands for. */
  readonly count: number;
  readonly at: Timestamp;
};

/** A stored alert, one per member and topic. */
export type Alert = {
  /** Made by `alertTopic`. */
  readonly topic: string;
  readonly subject: AlertSubject;
  /** Number of events since the alert was last read. */
  readonly count: number;
  /** When the last event happened. */
  readonly at: Timestamp;
  readonly isRead: boolean;
};

/** What a push or mail says about an alert. Others may see it: no title, no name, no split. */
export type News = {
  readonly text: string;
  /** The page that it leads to. */
  readonly path: string;
};

/** How a member is notified of each kind, in addition to the list of alerts. */
export type AlertPreferences = Readonly<Record<AlertKind, { readonly push: boolean; readonly mail: boolean }>>;
