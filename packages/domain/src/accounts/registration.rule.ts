import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { isFlowOpen } from '../model/join-flow.ts';
import type { PendingRegistration, Registration } from '../model/member.ts';

/**
 * What a browser stores while it waits for an address to be verified. The browser keeps one secret per address, which
 * marks all its registrations of that address as its own.
 */
export const rememberRegistration = (
  { newLinkSecret }: Pick<Secrets, 'newLinkSecret'>,
  at: Timestamp,
  { email, flow, earlier }: { email: string; flow: string | null; earlier: Registration | null },
): Registration & { readonly browser: string } => ({
  email,
  at,
  browser: (earlier?.email === email ? earlier.browser : undefined) ?? newLinkSecret(),
  ...(flow !== null && { flow }),
});

/** How long the mailed code works, in milliseconds. */
const CODE_LIFETIME = 10 * 60_000;

/** The asker, as far as needed to tell whether a registration is theirs. */
export type Waiting = {
  /** SHA-256 of the browser's secret; null if the browser has registered nothing. */
  readonly browserHash: string | null;
  /** The signed-in member. */
  readonly viewer: MemberId | null;
};

/** Whether this browser or its signed-in member made the registration. */
export const isOwnRegistration = (row: PendingRegistration, { browserHash, viewer }: Waiting): boolean =>
  (row.browserHash !== null && row.browserHash === browserHash) || (row.memberId !== null && row.memberId === viewer);

/** Whether a registration's link still works. */
export const isOpen = ({ used, expiresAt }: PendingRegistration, now: Timestamp): boolean => !used && now < expiresAt;

/** Whether a registration's code still works. It expires before the link. */
export const isCodeOpen = (row: PendingRegistration, now: Timestamp): boolean =>
  isOpen(row, now) && now < row.createdAt + CODE_LIFETIME;

/**
 * The browser's join flow for an address; null if there is none or it has expired. Without one, the member is asked
 * before a pending vote is cast.
 */
export const flowOf = (browser: Registration | null, email: string, now: Timestamp): string | null =>
  browser?.email === email && isFlowOpen(browser.at, now) ? (browser.flow ?? null) : null;
