import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { isFlowOpen } from '../model/join-flow.ts';
import type { PendingRegistration, Registration } from '../model/member.ts';

/**
 * What a browser stores while it waits for an address to be verified. One secret per address, so all its registrations
 * of that address are its own.
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

/** Who may own a registration. */
export type Waiting = {
  /** SHA-256 of the browser's secret; null if it has registered nothing. */
  readonly browserHash: string | null;
  /** The signed-in member. */
  readonly viewer: MemberId | null;
};

/** Whether this browser, or its signed-in member, made the registration. */
export const isOwnRegistration = (row: PendingRegistration, { browserHash, viewer }: Waiting): boolean =>
  (row.browserHash !== null && row.browserHash === browserHash) || (row.memberId !== null && row.memberId === viewer);

/** Whether its link still works. */
export const isOpen = ({ used, expiresAt }: PendingRegistration, now: Timestamp): boolean => !used && now < expiresAt;

/** Whether its code still works too. */
export const isCodeOpen = (row: PendingRegistration, now: Timestamp): boolean =>
  isOpen(row, now) && now < row.createdAt + CODE_LIFETIME;

/**
 * The flow of this browser for an address. If the mail is opened too late, the member is asked before the vote is
 * cast.
 */
export const flowOf = (browser: Registration | null, email: string, now: Timestamp): string | null =>
  browser?.email === email && isFlowOpen(browser.at, now) ? (browser.flow ?? null) : null;
