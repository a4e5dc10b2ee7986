import type { MemberId } from '@twosides/domain/kernel';
import { canonicalMailbox } from '@twosides/domain/mailbox-keys';
import type { Origin } from './address-of.ts';

/** Everything known about a caller. */
export type Caller = Origin & {
  /** The email address in the call. */
  readonly email: string | null;
  /** Its domain, if its owner controls all addresses; see `MaintainedLists.ownersDomainOf`. */
  readonly domain: string | null;
  /** Its forwarding service; see `MaintainedLists.relayOf`. */
  readonly relay: string | null;
  /** The signed-in member. */
  readonly member: MemberId | null;
};

/** What a limit counts by; null means it does not count the call. */
export const COUNTED_BY = {
  address: ({ address }) => address,
  site: ({ site }) => site,
  network: ({ network }) => network,
  email: ({ email }) => email,
  /** Ignores tags and spellings. */
  mailbox: ({ email }) => email && canonicalMailbox(email),
  domain: ({ domain }) => domain,
  relay: ({ relay }) => relay,
  member: ({ member }) => member,
} as const satisfies Record<string, (caller: Caller) => string | null>;

export type CountedBy = keyof typeof COUNTED_BY;
