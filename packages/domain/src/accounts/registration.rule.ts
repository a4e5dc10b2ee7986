import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { PendingRegistration } from '../model/member.ts';

/** How long the code of a mail works, in milliseconds. */
const CODE_LIFETIME = 10 * 60_000;

/** Whom a registration may belong to. */
export type Waiting = {
  /** SHA-256 of the browser's secret; null for one that has registered nothing. */
  readonly browserHash: string | null;
  /** Who is signed in there. */
  readonly viewer: MemberId | null;
};

/** Whether the registration was made in this browser, or by the one who is signed in there. */
export const isOwnRegistration = (row: PendingRegistration, { browserHash, viewer }: Waiting): boolean =>
  (row.browserHash !== null && row.browserHash === browserHash) || (row.memberId !== null && row.memberId === viewer);

/** Whether it is still redeemed by its link. */
export const isOpen = ({ used, expiresAt }: PendingRegistration, now: Timestamp): boolean => !used && now < expiresAt;

/** Whether it is still redeemed by its code, too. */
export const isCodeOpen = (row: PendingRegistration, now: Timestamp): boolean =>
  isOpen(row, now) && now < row.createdAt + CODE_LIFETIME;
