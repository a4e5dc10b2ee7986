import type { CommentId, ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';
import type { AlertSubject, News } from './alert.ts';
import type { Digest } from './digest.ts';
import type { ProviderName } from './identity.ts';

/** A mail that a job will render and send; addresses and secrets live only in the job until it is done. */
export type Mail =
  /** `code` is null where no browser waits for one; `provider` is the one that named the address. */
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
      /** Providers that were disconnected in the same step. */
      readonly disconnected?: readonly ProviderName[];
    }
  | { readonly template: 'change-email'; readonly to: string; readonly secret: string }
  /** To the owner of an address that somebody else wants for their account. */
  | { readonly template: 'email-in-use'; readonly to: string }
  /** To the address of before; `newEmail` is masked. */
  | { readonly template: 'email-change-asked'; readonly to: string; readonly newEmail: string }
  /**
   * To the address of before, with the link that gives it back to the account. Nobody had proved the address where
   * `secret` is null; `newEmail` is masked, and null where somebody asked for the link again.
   */
  | {
      readonly template: 'email-changed';
      readonly to: string;
      readonly newEmail: string | null;
      readonly secret: string | null;
    }
  /** To the address that an undone change had given the account. */
  | { readonly template: 'email-change-undone'; readonly to: string }
  | {
      readonly template: 'weekly-digest';
      readonly to: string;
      readonly digest: Digest;
      /** What `unsubscribe` takes; every mail that a member has asked for carries one. */
      readonly unsubscribe: string;
    }
  | {
      readonly template: 'alert';
      readonly to: string;
      readonly news: readonly News[];
      /** How much of it the member has chosen to hear of by mail; of decisions everybody is mailed. */
      readonly asked: 'all' | 'some' | 'none';
      readonly unsubscribe: string;
    }
  | {
      readonly template: 'provider-connected';
      readonly to: string;
      readonly provider: ProviderName;
      /** A password that was set before the address was known to be the member's. */
      readonly passwordRemoved: boolean;
    }
  /** To a visitor who has reported something: it is here, and the secret leads to what becomes of it. */
  | { readonly template: 'report-received'; readonly to: string; readonly secret: string }
  /** To the same: it was decided. It says neither what nor how. */
  | { readonly template: 'report-decided'; readonly to: string }
  /** To those who run the site. */
  | { readonly template: 'danger-reported'; readonly to: string }
  | { readonly template: 'provider-disconnected'; readonly to: string; readonly provider: ProviderName };

/** What becomes of the conflicts of a member who deletes the account. */
export const CONFLICTS_FATES = ['take-down', 'leave'] as const;
export type ConflictsFate = (typeof CONFLICTS_FATES)[number];

/** What a link is asked for by its address alone. */
export type LinkPurpose = 'verify-email' | 'reset-password' | 'sign-in';

/** Work that must happen once, after what caused it is stored. */
export type JobPayload =
  | {
      readonly kind: 'mail';
      readonly mail: Mail;
      /** The conflict of which it asks how it went. */
      readonly asksOf?: ConflictId | undefined;
    }
  /** Somebody has asked for a link: whether the address has an account that needs it is for the job to find out. */
  | {
      readonly kind: 'mail-link';
      readonly purpose: LinkPurpose;
      readonly to: string;
      /** Of the browser that asks, where it has registered the address. */
      readonly browserHash?: string | null;
      /** Who is signed in where it is asked for. */
      readonly memberId?: MemberId | null;
      readonly returnTo?: string | null;
    }
  | { readonly kind: 'erase-member'; readonly memberId: MemberId; readonly conflicts: ConflictsFate }
  | { readonly kind: 'conflict-revealed'; readonly conflictId: ConflictId; readonly authorId: MemberId }
  /** A member has an alert: it leaves the site in the ways that they have chosen. */
  | { readonly kind: 'alert'; readonly memberId: MemberId; readonly subject: AlertSubject; readonly at: Timestamp }
  /** News waits for a mail to a member. */
  | { readonly kind: 'alert-mail'; readonly memberId: MemberId }
  /**
   * One browser is told of an alert, while there is still time. The endpoint is not in it: it is looked up, and may be
   * gone.
   */
  | {
      readonly kind: 'push';
      readonly subscriptionId: string;
      readonly memberId: MemberId;
      readonly subject: AlertSubject;
      readonly until: Timestamp;
    }
  | { readonly kind: 'look-at-voting' }
  /** A comment has waited long enough. */
  | { readonly kind: 'release-comment'; readonly commentId: CommentId; readonly conflictId: ConflictId }
  | { readonly kind: 'ask-how-it-went' }
  /** Members who want to know how the conflict ends are told of an update, page by page. */
  | {
      readonly kind: 'notify-of-update';
      readonly conflictId: ConflictId;
      readonly number: number;
      readonly after: MemberId | null;
    }
  | { readonly kind: 'plan-digests'; readonly since: Timestamp; readonly after: MemberId | null }
  | { readonly kind: 'weekly-digest'; readonly memberId: MemberId; readonly since: Timestamp };

/**
 * How long the key of a job that was done or given up is kept, in milliseconds: after that nothing would put the same
 * work in again.
 */
export const JOB_KEY_LIFETIME = 30 * DAY;

export type NewJob = {
  /** While a job with this key is known, no other is stored. */
  readonly key: string;
  readonly payload: JobPayload;
  readonly runAt: Timestamp;
};

export type Job = NewJob & {
  readonly id: string;
  /** How often it has been claimed, this time included: no two claims of a job share the number. */
  readonly attempts: number;
  /** How many of the latest claims, this one included, have not been followed by a word of what became of it. */
  readonly unsettled: number;
};

/** One claim of a job, as whose worker speaks of it. */
export type JobClaim = Pick<Job, 'id' | 'attempts'>;
