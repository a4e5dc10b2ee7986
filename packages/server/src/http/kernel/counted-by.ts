import type { MemberId } from '@twosides/domain/kernel';
import { canonicalMailbox } from '@twosides/domain/mailbox-keys';
import type { Origin } from './address-of.ts';

export type Caller = Origin & {
  readonly email: string | null;
  /** The email's domain if the domain's owner can create any address there, otherwise null. */
  readonly domain: string | null;
  /** The forwarding service to which the email address belongs, otherwise null. */
  readonly relay: string | null;
  readonly member: MemberId | null;
};

/** The key under which each kind of limit counts a caller; null if the limit does not apply. */
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
