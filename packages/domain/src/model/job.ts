import type { CommentId, ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';
import type { AlertSubject, News } from './alert.ts';
import type { Digest } from './digest.ts';
import type { ProviderName } from './identity.ts';

/** Addresses and secrets live only in the mail's job. */
export type Mail =
  /** `code` is null if no browser waits for it. `provider` is the one that named the address. */
  | {
      readonly template: 'verify-email';
      readonly to: string;
      readonly secret: string;
      readonly code?: string | null;
      readonly provider?: ProviderName | null;
    }
  | { readonly template: 'already-registered'; readonly to: string }
  | { readonly template: 'reset-password' | 'sign-in'; readonly to: string; readonly secret: string }
  | { readonly template: 'account-deleted'; readonly to: string }
  | {
      readonly template: 'password-changed';
      readonly to: string;
      readonly disconnected?: readonly ProviderName[];
      readonly removesPasskeys?: boolean;
    }
  | { readonly template: 'change-email'; readonly to: string; readonly secret: string }
  /** To the owner when somebody else wants the address. */
  | { readonly template: 'email-in-use'; readonly to: string }
  /** To the previous address; `newEmail` is masked. */
  | { readonly template: 'email-change-asked'; readonly to: string; readonly newEmail: string }
  /**
   * `secret` of the undo link; null if the address was never verified. `newEmail` is masked; null if the link is sent
   * again.
   */
  | {
      readonly template: 'email-changed';
      readonly to: string;
      readonly newEmail: string | null;
      readonly secret: string | null;
    }
  | { readonly template: 'email-change-undone'; readonly to: string }
  | {
      readonly template: 'weekly-digest';
      readonly to: string;
      readonly digest: Digest;
      readonly unsubscribe: string;
    }
  | {
      readonly template: 'alert';
      readonly to: string;
      readonly news: readonly News[];
      /** How much of the news the member subscribed to. Moderation decisions are always mailed. */
      readonly asked: 'all' | 'some' | 'none';
      readonly unsubscribe: string;
    }
  | {
      readonly template: 'provider-connected';
      readonly to: string;
      readonly provider: ProviderName;
      /** Whether a password was removed, because it had been set before the address was verified. */
      readonly passwordRemoved: boolean;
    }
  /** To a visitor. The secret leads to the status page. */
  | { readonly template: 'report-received'; readonly to: string; readonly secret: string }
  /** To the same visitor. Says neither what was reported nor what was decided. */
  | { readonly template: 'report-decided'; readonly to: string }
  | { readonly template: 'danger-reported'; readonly to: string }
  | { readonly template: 'provider-disconnected'; readonly to: string; readonly provider: ProviderName }
  | { readonly template: 'passkey-added' | 'passkey-removed' | 'passkey-copied'; readonly to: string };

export const CONFLICTS_FATES = ['take-down', 'leave'] as const;
export type ConflictsFate = (typeof CONFLICTS_FATES)[number];

export type LinkPurpose = 'verify-email' | 'reset-password' | 'sign-in';

export type JobPayload =
  | {
      readonly kind: 'mail';
      readonly mail: Mail;
      readonly asksOf?: ConflictId | undefined;
    }
  /** The job finds out whether the address needs the link. */
  | {
      readonly kind: 'mail-link';
      readonly purpose: LinkPurpose;
      readonly to: string;
      /** Hash of the asking browser's secret, if that browser registered the address. */
      readonly browserHash?: string | null;
      readonly memberId?: MemberId | null;
      readonly returnTo?: string | null;
    }
  | { readonly kind: 'erase-member'; readonly memberId: MemberId; readonly conflicts: ConflictsFate }
  | { readonly kind: 'conflict-revealed'; readonly conflictId: ConflictId; readonly authorId: MemberId }
  | { readonly kind: 'alert'; readonly memberId: MemberId; readonly subject: AlertSubject; readonly at: Timestamp }
  | { readonly kind: 'alert-mail'; readonly memberId: MemberId }
  /** Not later than `until`. The handler looks up the endpoint, since it may be gone. */
  | {
      readonly kind: 'push';
      readonly subscriptionId: string;
      readonly memberId: MemberId;
      readonly subject: AlertSubject;
      readonly until: Timestamp;
    }
  | { readonly kind: 'look-at-voting' }
  | { readonly kind: 'release-comment'; readonly commentId: CommentId; readonly conflictId: ConflictId }
  | { readonly kind: 'ask-how-it-went' }
  | {
      readonly kind: 'notify-of-update';
      readonly conflictId: ConflictId;
      readonly number: number;
      readonly after: MemberId | null;
    }
  | { readonly kind: 'plan-digests'; readonly since: Timestamp; readonly after: MemberId | null }
  | { readonly kind: 'weekly-digest'; readonly memberId: MemberId; readonly since: Timestamp };

/** For finished jobs. After that long, nothing queues the same job again. */
export const JOB_KEY_LIFETIME = 30 * DAY;

export type NewJob = {
  /** A second job with a known key is not stored. */
  readonly key: string;
  readonly payload: JobPayload;
  readonly runAt: Timestamp;
};

export type Job = NewJob & {
  readonly id: string;
  /** Claims so far, including this one. Also tells the claims of a job apart. */
  readonly attempts: number;
  /** The latest claims in a row, including this one, whose outcome was never stored. */
  readonly unsettled: number;
};

export type JobClaim = Pick<Job, 'id' | 'attempts'>;
