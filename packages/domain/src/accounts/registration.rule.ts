import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { isFlowOpen } from '../model/join-flow.ts';
import type { PendingRegistration, Registration } from '../model/member.ts';

/**
 * What a browser remembers while it waits for an address to be proved. Its secret stays the same for one address, so
 * every registration that it makes of it is its own.
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

/**
 * The flow from a press that this browser is on for an address. A mail may be opened hours later: who opens it then has
 * to be asked about the press.
 */
export const flowOf = (browser: Registration | null, email: string, now: Timestamp): string | null =>
  browser?.email === email && isFlowOpen(browser.at, now) ? (browser.flow ?? null) : null;
