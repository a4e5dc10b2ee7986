import { type CommentId, type ConflictId, DAY, type MemberId, type Timestamp } from '../kernel/index.ts';
import type { AlertSubject, News, NoDetails } from './alert.ts';
import type { ProviderName } from './member.ts';

type MailContent =
  /** `code` works only in the browser or account that registered. `provider` is null if the address was typed. */
  | {
      readonly template: 'verify-email';
      readonly secret: string;
      readonly code?: string | null;
      readonly provider?: ProviderName | null;
    }
  | { readonly template: 'reset-password' | 'sign-in' | 'change-email'; readonly secret: string }
  | {
      readonly template: 'password-changed';
      readonly disconnected?: readonly ProviderName[];
      readonly removesPasskeys?: boolean;
    }
  | { readonly template: 'email-change-asked'; readonly newEmail: string }
  /** Sent to the previous address. `secret` is for the undo link; null if that address was never verified. */
  | { readonly template: 'email-changed'; readonly newEmail: string | null; readonly secret: string | null }
  | { readonly template: 'weekly-digest'; readonly digest: Digest; readonly unsubscribe: string }
  | {
      readonly template: 'alert';
      readonly news: readonly News[];
      readonly asked: 'all' | 'some' | 'none';
      readonly unsubscribe: string;
    }
  | { readonly template: 'provider-connected'; readonly provider: ProviderName; readonly passwordRemoved: boolean }
  | { readonly template: 'provider-disconnected'; readonly provider: ProviderName }
  | { readonly template: 'report-received'; readonly secret: string }
  /** Sent to the visitor who reported. The mail names neither the reported item nor the decision. */
  | { readonly template: 'report-decided'; readonly secret?: string | undefined }
  | { readonly template: 'email-in-use' }
  | { readonly template: 'already-registered' | 'account-deleted' | 'email-change-undone' | 'danger-reported' }
  | { readonly template: 'passkey-added' | 'passkey-removed' | 'passkey-copied' };

export type Mail = { readonly to: string } & MailContent;

export const CONFLICTS_FATES = ['take-down', 'leave'] as const;
export type ConflictsFate = (typeof CONFLICTS_FATES)[number];

export type LinkPurpose = 'verify-email' | 'reset-password' | 'sign-in';

type Jobs = {
  mail: { mail: Mail; asksOf?: ConflictId | undefined };
  /** The job looks up the account, because the request's response time would reveal whether the address has one. */
  'mail-link': {
    purpose: LinkPurpose;
    to: string;
    /** SHA-256 of the secret that the browser got when it registered an address; null if it registered none. */
    browserHash?: string | null;
    memberId?: MemberId | null;
    returnTo?: string | null;
  };
  'erase-member': { memberId: MemberId; conflicts: ConflictsFate };
  'conflict-revealed': { conflictId: ConflictId; authorId: MemberId };
  'votes-reached': { conflictId: ConflictId; authorId: MemberId; votes: number; at: Timestamp };
  alert: { memberId: MemberId; subject: AlertSubject; at: Timestamp };
  'alert-mail': { memberId: MemberId };
  /** The push is not sent after `until`. The job stores no endpoint, because the member may unsubscribe meanwhile. */
  push: { subscriptionId: string; memberId: MemberId; subject: AlertSubject; until: Timestamp };
  'look-at-voting': NoDetails;
  'release-comment': { commentId: CommentId; conflictId: ConflictId };
  'ask-how-it-went': NoDetails;
  'notify-followers': { conflictId: ConflictId; after: MemberId | null };
  'notify-of-update': { conflictId: ConflictId; number: number; after: MemberId | null };
  'plan-digests': { since: Timestamp; after: MemberId | null };
  'weekly-digest': { memberId: MemberId; since: Timestamp };
};

export type JobKind = keyof Jobs;

export type JobOf<Kind extends JobKind> = { [K in Kind]: { readonly kind: K } & Readonly<Jobs[K]> }[Kind];

export type JobPayload = JobOf<JobKind>;

export const JOB_KEY_LIFETIME = 30 * DAY;

export type NewJob = {
  readonly key: string;
  readonly payload: JobPayload;
  readonly runAt: Timestamp;
};

export type Job = NewJob & {
  readonly id: string;
  readonly attempts: number;
  readonly unsettled: number;
};

export type JobClaim = Pick<Job, 'id' | 'attempts'>;

export type DigestItem = {
  readonly title: string;
  readonly path: string;
  readonly newVotes: number;
  readonly newComments: number;
  readonly isRevealed: boolean;
};

export type Digest = {
  readonly since: Timestamp;
  readonly until: Timestamp;
  readonly items: readonly DigestItem[];
  readonly hasMore: boolean;
};

export const MAIL_LISTS = ['digest', 'alerts'] as const;

export type MailList = (typeof MAIL_LISTS)[number];
