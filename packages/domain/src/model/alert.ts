import type { CommentId, ConflictId, MemberId, Timestamp } from '../kernel/index.ts';
import type { MemberSession } from './member.ts';
import type { AppealSide, ReportedItem, ReportReason } from './report.ts';
import type { ASKED_AFTER } from './update.ts';

/** In the order in which the settings list them. */
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

/** Contains no titles, member names or splits. */
export type AlertSubject =
  | { readonly type: 'revealed'; readonly conflictId: ConflictId }
  | { readonly type: 'comments'; readonly conflictId: ConflictId }
  | {
      readonly type: 'replies';
      readonly conflictId: ConflictId;
      readonly commentId: CommentId;
      readonly replyId: CommentId;
    }
  | { readonly type: 'how-did-it-go'; readonly conflictId: ConflictId; readonly days: (typeof ASKED_AFTER)[number] }
  | { readonly type: 'update-told'; readonly conflictId: ConflictId; readonly number: number }
  | { readonly type: 'follower'; readonly followerId: MemberId }
  | {
      readonly type: 'report-settled';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId;
      readonly verdict: 'removed' | 'collapsed' | 'paused' | 'noted' | 'kept';
      readonly isRevised?: true;
    }
  | {
      readonly type: 'item-hidden' | 'item-collapsed' | 'item-rested' | 'item-noted' | 'item-warned';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId;
      readonly by: 'reports' | 'operator';
      readonly reason: ReportReason;
      readonly isSuspended?: true;
    }
  | {
      readonly type: 'item-restored';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId;
      readonly endsSuspension?: true;
    }
  | {
      readonly type: 'appeal-answered';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId;
      readonly side: AppealSide;
      readonly outcome: 'upheld' | 'changed' | 'reversed';
      readonly endsSuspension?: true;
    }
  | { readonly type: 'new-device'; readonly device: MemberSession['device'] }
  | { readonly type: 'ways-changed' }
  | { readonly type: 'today'; readonly day: Timestamp };

export type NewAlert = {
  readonly memberId: MemberId;
  readonly subject: AlertSubject;
  readonly count: number;
  readonly at: Timestamp;
};

export type Alert = {
  readonly topic: string;
  readonly subject: AlertSubject;
  readonly count: number;
  readonly at: Timestamp;
  readonly isRead: boolean;
};

/** Contains no title, name or split, because other people may see the mail or the screen. */
export type News = {
  readonly text: string;
  readonly path: string;
};

export type AlertPreferences = Readonly<Record<AlertKind, { readonly push: boolean; readonly mail: boolean }>>;
