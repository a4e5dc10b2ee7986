import type { CommentId, ConflictId, MemberId, Timestamp } from '../kernel/index.ts';
import type { MemberSession } from './member.ts';
import type { AppealSide, ReportedItem, ReportReason } from './report.ts';
import type { ASKED_AFTER } from './update.ts';

/** In the order in which the settings list them. */
export const ALERT_KINDS = [
  'revealed',
  'votes',
  'comments',
  'replies',
  'ending',
  'update',
  'follower',
  'followed',
  'moderation',
  'signIn',
  'today',
] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

export type NoDetails = Readonly<Record<never, never>>;
type About = { item: ReportedItem; conflictId: ConflictId };
type AboutOwn = About & { by: 'reports' | 'operator'; reason: ReportReason; isSuspended?: true };

type Subjects = {
  revealed: { conflictId: ConflictId };
  /** `votes` is one of `VOTE_MILESTONES`. */
  votes: { conflictId: ConflictId; votes: number };
  comments: { conflictId: ConflictId };
  replies: { conflictId: ConflictId; commentId: CommentId; replyId: CommentId };
  'how-did-it-go': { conflictId: ConflictId; days: (typeof ASKED_AFTER)[number] };
  'update-told': { conflictId: ConflictId; number: number };
  follower: { followerId: MemberId };
  'followed-posted': { conflictId: ConflictId };
  'report-settled': About & { verdict: 'removed' | 'collapsed' | 'paused' | 'noted' | 'kept'; isRevised?: true };
  'item-hidden': AboutOwn;
  'item-collapsed': AboutOwn;
  'item-rested': AboutOwn;
  'item-noted': AboutOwn;
  'item-warned': AboutOwn;
  'item-restored': About & { endsSuspension?: true };
  'appeal-answered': About & {
    side: AppealSide;
    outcome: 'upheld' | 'changed' | 'reversed';
    endsSuspension?: true;
  };
  'new-device': { device: MemberSession['device'] };
  'ways-changed': NoDetails;
  today: { day: Timestamp };
};

/** Contains no titles, member names or splits. */
export type AlertSubject = {
  [Type in keyof Subjects]: { readonly type: Type } & Readonly<Subjects[Type]>;
}[keyof Subjects];

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

/** `timeOfDay`: when the member asked to be reminded, in milliseconds after 00:00 UTC. */
export type AlertPreferences = Readonly<Record<AlertKind, { readonly push: boolean; readonly mail: boolean }>> & {
  readonly today: { readonly timeOfDay?: number | undefined };
};
