import { DAY, type MailboxKey, type MemberId, type Timestamp } from '../kernel/index.ts';

export type Claim = {
  readonly mailboxKey: MailboxKey;
  readonly isNew: boolean;
  readonly isKept: boolean;
};

/** Makes a new key only if neither the member nor the mailbox has one, because each key allows a vote. */
export const claimMailbox = (
  own: MailboxKey | null,
  claimed: MailboxKey | null,
  newMailboxKey: () => MailboxKey,
): Claim => {
  const mailboxKey = own ?? claimed ?? newMailboxKey();
  return { mailboxKey, isNew: claimed === null, isKept: claimed === mailboxKey };
};

/** For this long after an account is deleted, a new account of its mailbox cannot vote on the same conflicts. */
export const CLAIM_OUTLIVES_ACCOUNT = 90 * DAY;

export const sameMailboxAs = (
  member: MemberId,
  keyOf: (account: MemberId) => MailboxKey | null,
): ((account: MemberId | null) => boolean) => {
  const own = keyOf(member);
  return (account) => account !== null && (account === member || (own !== null && keyOf(account) === own));
};

/** Contains no sides, so that becoming established cannot depend on how a member votes. */
export type TrackRecord = {
  readonly emailVerified: boolean;
  readonly createdAt: Timestamp;
  readonly votes: number;
  readonly votingDays: number;
};

export type EstablishedRule = {
  /** Milliseconds. */
  readonly age: number;
  readonly votes: number;
  readonly votingDays: number;
};

export const ESTABLISHED_RULE: EstablishedRule = { age: 7 * DAY, votes: 10, votingDays: 3 };

export const isEstablished = (
  { emailVerified, createdAt, votes, votingDays }: TrackRecord,
  now: Timestamp,
  rule: EstablishedRule,
): boolean => emailVerified && now - createdAt >= rule.age && votes >= rule.votes && votingDays >= rule.votingDays;

export type Suspendable = {
  readonly suspendedUntil: Timestamp | null;
};

export const isSuspended = ({ suspendedUntil }: Suspendable, now: Timestamp): boolean =>
  suspendedUntil !== null && suspendedUntil > now;
