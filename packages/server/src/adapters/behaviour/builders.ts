import type {
  Comment,
  CommentId,
  ConflictId,
  Credential,
  Fingerprint,
  LinkedIdentity,
  MailToken,
  Member,
  MemberId,
  NewConflict,
  NewJob,
  Operation,
  OpId,
  Secrets,
  StampPurpose,
  Timestamp,
} from '@twosides/domain';
import { polarityOf } from '@twosides/domain';

/** The moment at which the suite's things happen unless a test says otherwise: 2026-01-15T12:00:00Z. */
export const NOW: Timestamp = 1_768_478_400_000;

export const memberId = (name: string) => name as MemberId;
export const fingerprintOf = (name: string) => `fp-${name}` as Fingerprint;
/** Without a dot, as the real ones. */
const stampOf = (purpose: StampPurpose, text: string) => `${purpose} ${text.replaceAll('.', ' ')}`;

/** Keys that can be read; every member's fingerprint is that of their id. */
export const SECRETS: Secrets = {
  newLinkSecret: () => 'secret',
  hashLinkSecret: (secret) => secret,
  fingerprintOf,
  stampOf,
  isStampOf: (purpose, text, stamp) => stamp === stampOf(purpose, text),
};
/** A well-formed operation id for each number. */
export const opIdOf = (serial: number) => `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}` as OpId;
/** A well-formed comment id for each number; a larger number sorts after. */
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
  purpose: 'verify-email',
  tokenHash: `hash-of-${name}`,
  email: `${name}@example.org`,
  expiresAt: NOW + 3_600_000,
  used: false,
  createdAt: NOW,
  ...over,
});

export const anIdentity = (name: string, over: Partial<LinkedIdentity> = {}): LinkedIdentity => ({
  memberId: memberId(name),
  provider: 'google',
  subject: `${name} at google`,
  createdAt: NOW,
  ...over,
});

/** What the state of an account says of identities where there are none. */
export const NO_IDENTITIES = { identityOwner: null, identities: [] } as const;

/** A conflict without votes; its polarity follows from its tally and whether it is revealed. */
export const aConflict = (over: Partial<NewConflict> = {}): NewConflict => {
  const conflict: NewConflict = {
    title: 'The dishwasher',
    hisSide: 'A plate that was rinsed is a plate that gets clean.',
    herSide: 'Rinsing first is doing the work of the machine.',
    category: 'household',
    tags: [],
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
    herFaceImageUrl: null,
    hisFaceImageUrl: null,
    isActive: true,
    takenDownBy: over.isActive === false ? 'author' : null,
    totalVotes: 0,
    herVotes: 0,
    hisVotes: 0,
    revealedAt: null,
    commentCount: 0,
    trendScore: null,
    polarity: null,
    todayVotes: 0,
    ...over,
  };
  return { ...conflict, polarity: conflict.revealedAt === null ? null : polarityOf(conflict) };
};

export const aComment = (conflictId: ConflictId, serial: number, over: Partial<Comment> = {}): Comment => ({
  id: commentIdOf(serial),
  conflictId,
  authorId: memberId('author'),
  content: `Comment ${serial}`,
  avatar: 'woman-light-brown',
  postedAt: NOW,
  isVisible: true,
  helpfulCount: 0,
  ...over,
});

export const anOperation = (member: string, opId: OpId, outcome: unknown): Operation => ({
  memberId: memberId(member),
  opId,
  request: 'request',
  outcome: JSON.stringify(outcome),
  appliedAt: NOW,
});

export const aJob = (key: string, over: Partial<NewJob> = {}): NewJob => ({
  key,
  payload: { kind: 'mail', mail: { template: 'already-registered', to: `${key}@example.org` } },
  runAt: NOW,
  ...over,
});
