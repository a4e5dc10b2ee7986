import { randomUUID } from 'node:crypto';
import type { AccountState } from '@twosides/domain/accounts';
import { polarityOf } from '@twosides/domain/conflicts';
import {
  type CommentId,
  type ConflictId,
  DAY,
  HOUR,
  type MailboxId,
  type MailboxKey,
  type MemberId,
  type Operation,
  type OpId,
  type Secrets,
  type StampPurpose,
  type Timestamp,
  type Voter,
} from '@twosides/domain/kernel';
import { ESTABLISHED_RULE } from '@twosides/domain/mailbox-keys';
import {
  type Comment,
  type Conflict,
  type Credential,
  type LinkedIdentity,
  type MailToken,
  type Member,
  NEW_CONFLICT,
  type NewJob,
  type PendingRegistration,
} from '@twosides/domain/model';
import { COLLAPSING_RULE, type Weighing } from '@twosides/domain/moderation';
import { spanStart } from '@twosides/domain/points';
import { type ConflictCard, excerptsOf } from '@twosides/domain/reading';

/** 2093-01-15T12:00:00Z. In the future, because MongoDB deletes expired sessions by its own clock. */
export const NOW: Timestamp = 3_882_859_200_000;

export const memberId = (name: string) => name as MemberId;
export const voterOf = (name: string) => `voter-${name}` as Voter;
export const mailboxIdOf = (name: string) => `mailbox-${name}` as MailboxId;
const stampOf = (purpose: StampPurpose, text: string) => `${purpose} ${text.replaceAll('.', ' ')}`;

export const SECRETS: Secrets = {
  newLinkSecret: () => 'secret',
  hashLinkSecret: (secret) => secret,
  codeOf: (tokenHash) => `code of ${tokenHash}`,
  newMailboxKey: () => randomUUID() as MailboxKey,
  mailboxIdOf: (rows, mailboxKey) => `${rows} ${mailboxKey}` as MailboxId,
  voterOf,
  stampOf,
  isStampOf: (purpose, text, stamp) => stamp === stampOf(purpose, text),
  seal: (text) => `sealed ${text}`,
  open: (sealed) => sealed.replace('sealed ', ''),
};
export const opIdOf = (serial: number) => `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}` as OpId;
export const commentIdOf = (serial: number) =>
  `01900000-0000-7000-8000-${String(serial).padStart(12, '0')}` as CommentId;

export const aMember = (name: string, over: Partial<Member> = {}): Member => ({
  id: memberId(name),
  email: `${name}@example.org`,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  emailVerified: true,
  userNickname: null,
  userPronouns: null,
  userAvatarId: null,
  partnerNickname: null,
  partnerPronouns: null,
  partnerAvatarId: null,
  relationshipLabel: null,
  showsPartner: false,
  hasFeed: false,
  emailUpdates: false,
  onboardingCompleted: false,
  bio: null,
  createdAt: NOW,
  updatedAt: NOW,
  sessionEpoch: 0,
  ...over,
});

export const aCredential = (name: string, over: Partial<Credential> = {}): Credential => ({
  memberId: memberId(name),
  passwordHash: `$argon2id$${name}`,
  createdAt: NOW,
  updatedAt: NOW,
  ...over,
});

export const aToken = (name: string, over: Partial<MailToken> = {}): MailToken => ({
  memberId: memberId(name),
  purpose: 'sign-in',
  tokenHash: `hash-of-${name}`,
  email: `${name}@example.org`,
  expiresAt: NOW + HOUR,
  used: false,
  createdAt: NOW,
  returnTo: null,
  ...over,
});

export const aRegistration = (name: string, over: Partial<PendingRegistration> = {}): PendingRegistration => ({
  tokenHash: `registration-of-${name}`,
  email: `${name}@example.org`,
  memberId: null,
  identity: null,
  passwordHash: `$argon2id$${name}`,
  passkey: null,
  browserHash: `browser-of-${name}`,
  returnTo: null,
  used: false,
  createdAt: NOW,
  expiresAt: NOW + DAY,
  ...over,
});

export const anIdentity = (name: string, over: Partial<LinkedIdentity> = {}): LinkedIdentity => ({
  memberId: memberId(name),
  provider: 'google',
  subject: `${name} at google`,
  createdAt: NOW,
  ...over,
});

export const NO_ACCOUNT: AccountState = {
  member: null,
  credential: null,
  token: null,
  registration: null,
  registrations: [],
  undoToken: null,
  nicknameOwner: null,
  emailOwner: null,
  identityOwner: null,
  identities: [],
  passkeys: [],
  takenPasskeys: [],
  suspendedUntil: null,
};

export const WEIGHING: Weighing = { established: ESTABLISHED_RULE, collapsing: COLLAPSING_RULE };

export const aConflict = (over: Partial<Conflict> = {}): Conflict => {
  const conflict: Conflict = {
    id: 1 as ConflictId,
    title: 'The dishwasher',
    hisSide: 'A plate that was rinsed is a plate that gets clean.',
    herSide: 'Rinsing first is doing the work of the machine.',
    category: 'household',
    tags: [],
    contentNotes: [],
    submittedAt: NOW,
    anonymous: false,
    submittedBy: memberId('author'),
    authorSide: 'her',
    userNickname: 'Ada',
    partnerNickname: 'Ben',
    userPronouns: 'she/her',
    partnerPronouns: 'he/him',
    userAvatarId: 'woman-light-brown',
    partnerAvatarId: 'man-light-brown',
    ...NEW_CONFLICT,
    takenDownBy: over.isActive === false ? 'author' : null,
    ...over,
  };
  return { ...conflict, polarity: conflict.revealedAt === null ? null : polarityOf(conflict) };
};

export const cardOf = (conflict: Conflict): ConflictCard => {
  const { hisSide: _his, herSide: _her, history: _history, timesOrdered: _ordered, ...head } = conflict;
  return { ...head, ...excerptsOf(conflict) };
};

export const aComment = (conflictId: ConflictId, serial: number, over: Partial<Comment> = {}): Comment => ({
  id: commentIdOf(serial),
  conflictId,
  authorId: memberId('author'),
  underPseudonym: false,
  replyTo: null,
  content: `Comment ${serial}`,
  avatar: 'woman-light-brown',
  postedAt: NOW,
  isVisible: true,
  waits: false,
  review: null,
  isHiddenByAuthor: false,
  helpfulCount: 0,
  mindsCount: 0,
  bridges: false,
  ...over,
});

export const actorOf = (name: string) => stampOf('operation', name);

export const anOperation = (member: string, opId: OpId, request: unknown): Operation => ({
  actor: actorOf(member),
  opId,
  request: JSON.stringify(request),
  made: null,
  appliedOn: spanStart('day', NOW),
});

export const aJob = (key: string, over: Partial<NewJob> = {}): NewJob => ({
  key,
  payload: { kind: 'mail', mail: { template: 'already-registered', to: `${key}@example.org` } },
  runAt: NOW,
  ...over,
});
