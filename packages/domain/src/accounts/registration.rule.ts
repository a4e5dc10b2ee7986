import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { isFlowOpen } from '../model/join-flow.ts';
import type { PendingRegistration, Registration } from '../model/member.ts';

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

const CODE_LIFETIME = 10 * 60_000;

export type Waiting = {
  readonly browserHash: string | null;
  readonly viewer: MemberId | null;
};

export const isOwnRegistration = (row: PendingRegistration, { browserHash, viewer }: Waiting): boolean =>
  (row.browserHash !== null && row.browserHash === browserHash) || (row.memberId !== null && row.memberId === viewer);

export const isOpen = ({ used, expiresAt }: PendingRegistration, now: Timestamp): boolean => !used && now < expiresAt;

export const isCodeOpen = (row: PendingRegistration, now: Timestamp): boolean =>
  isOpen(row, now) && now < row.createdAt + CODE_LIFETIME;

export const flowOf = (browser: Registration | null, email: string, now: Timestamp): string | null =>
  browser?.email === email && isFlowOpen(browser.at, now) ? (browser.flow ?? null) : null;
