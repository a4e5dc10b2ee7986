import type { MemberId, Timestamp } from '../kernel/index.ts';
import type { MemberSession } from './member.ts';

export type PushSubscription = {
  /** SHA-256 of the endpoint, hex. It identifies the browser, not the member. */
  readonly id: string;
  readonly memberId: MemberId;
  readonly sessionId: MemberSession['id'];
  /** Secret: must never be logged. */
  readonly endpoint: string;
  /** `p256dh`: the browser's public key (P-256, uncompressed). `auth`: its shared secret (16 bytes). Both base64url. */
  readonly p256dh: string;
  readonly auth: string;
  readonly createdAt: Timestamp;
  readonly lastSeenAt: Timestamp;
};

export type PushDevice = Pick<PushSubscription, 'id' | 'sessionId' | 'createdAt' | 'lastSeenAt'> & {
  readonly device: string;
};

/** Contains no title, name or split, because other people may see the screen. */
export type PushMessage = {
  readonly body: string;
  readonly path: string;
  readonly tag: string;
};
