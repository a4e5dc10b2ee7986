import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { MemberSession } from './session.ts';

/** Belongs to one member and ends with its session. */
export type PushSubscription = {
  /** SHA-256 of the endpoint, hex: identifies the browser, independent of the member. */
  readonly id: string;
  readonly memberId: MemberId;
  readonly sessionId: MemberSession['id'];
  /** A secret: never logged. */
  readonly endpoint: string;
  /** The browser's public key (P-256, uncompressed) and its shared secret (16 bytes), base64url. */
  readonly p256dh: string;
  readonly auth: string;
  readonly createdAt: Timestamp;
  readonly lastSeenAt: Timestamp;
};

export type PushDevice = Pick<PushSubscription, 'id' | 'sessionId' | 'createdAt' | 'lastSeenAt'> & {
  readonly device: string;
};

/** Others may see it: no title, no name, no split. */
export type PushMessage = {
  readonly body: string;
  readonly path: string;
  /** A later message with the same tag replaces an earlier one. */
  readonly tag: string;
};
