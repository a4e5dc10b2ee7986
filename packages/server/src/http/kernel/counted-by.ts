import type { MemberId } from '@twosides/domain/kernel';
import { canonicalMailbox } from '@twosides/domain/mailbox-keys';
import type { Origin } from './address-of.ts';

/** All that is known of the one who makes a call. */
export type Caller = Origin & {
  /** The e-mail address that the call names. */
  readonly email: string | null;
  /** The domain of that address, where it is its owner's own; see `MaintainedLists.ownersDomainOf`. */
  readonly domain: string | null;
  /** The relay that forwards what is sent to that address; see `MaintainedLists.relayOf`. */
  readonly relay: string | null;
  /** Who is signed in. */
  readonly member: MemberId | null;
};

/** Whom a limit counts: what it makes of a caller; where that is null, it does not count the call. */
export const COUNTED_BY = {
  address: ({ address }) => address,
  site: ({ site }) => site,
  network: ({ network }) => network,
  email: ({ email }) => email,
  /** Whatever tag or spelling it is written to under. */
  mailbox: ({ email }) => email && canonicalMailbox(email),
  domain: ({ domain }) => domain,
  relay: ({ relay }) => relay,
  member: ({ member }) => member,
} as const satisfies Record<string, (caller: Caller) => string | null>;

export type CountedBy = keyof typeof COUNTED_BY;
