import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { MemberSession } from './session.ts';

/**
 * A browser that may be told something while nobody looks. It belongs to one member, and ends with the session it was
 * made in.
 */
export type PushSubscription = {
  /** SHA-256 of the endpoint, hex: the same browser has the same one no matter who is signed in. */
  readonly id: string;
  readonly memberId: MemberId;
  readonly sessionId: MemberSession['id'];
  /** Where its push service takes messages. Anyone who knows it can try to send: never logged. */
  readonly endpoint: string;
  /** The browser's public key (P-256, uncompressed) and its shared secret (16 bytes), base64url. */
  readonly p256dh: string;
  readonly auth: string;
  readonly createdAt: Timestamp;
  readonly lastSeenAt: Timestamp;
};

/** A subscription as its member sees it. */
export type PushDevice = Pick<PushSubscription, 'id' | 'sessionId' | 'createdAt' | 'lastSeenAt'> & {
  /** Its session's; see `sign-in/device-name.rule.ts`. */
  readonly device: string;
};

/** What a notification shows. It may lie open on a table, so it names nothing: no title, nobody, no split. */
export type PushMessage = {
  readonly body: string;
  /** What a tap opens. */
  readonly path: string;
  /** A later message of the same tag takes the place of an earlier one. */
  readonly tag: string;
};
