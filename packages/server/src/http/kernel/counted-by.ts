import type { MemberId } from '@twosides/domain/kernel';
import { canonicalMailbox } from '@twosides/domain/mailbox-keys';
import type { Origin } from './address-of.ts';

/** The facts about a caller that rate limits count by. */
export type Caller = Origin & {
  /** The email address in the call's body. */
  readonly email: string | null;
  /** The email's domain, if its owner can create any address there; see `MaintainedLists.ownersDomainOf`. */
  readonly domain: string | null;
  /** The email's forwarding service, if it uses one; see `MaintainedLists.relayOf`. */
  readonly relay: string | null;
  readonly member: MemberId | null;
};

/** The value a limit counts calls by. For null, the limit does not count the call. */
export const COUNTED_BY = {
  address: ({ address }) => address,
  site: ({ site }) => site,
  network: ({ network }) => network,
  email: ({ email }) => email,
  /** Counts all spellings of a mailbox together, such as `a.b+tag@` and `ab@`. */
  mailbox: ({ email }) => email && canonicalMailbox(email),
  domain: ({ domain }) => domain,
  relay: ({ relay }) => relay,
  member: ({ member }) => member,
} as const satisfies Record<string, (caller: Caller) => string | null>;

export type CountedBy = keyof typeof COUNTED_BY;
