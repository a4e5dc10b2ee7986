import type { CommentId, ConflictId, MailboxId, MailboxKey, MemberId, OpId, Voter } from '../kernel/ids.ts';
import type { Secrets, StampPurpose } from '../kernel/kernel.port.ts';
import { HOUR } from '../kernel/time.ts';
import type { CommentWithAuthor } from '../model/comment.ts';
import { type Conflict, NEW_CONFLICT } from '../model/conflict.ts';
import type { Member } from '../model/member.ts';
import type { Side, Vote } from '../model/vote.ts';
import { excerptsOf } from '../reading/excerpt.rule.ts';
import type { ConflictCard } from '../reading/reading.port.ts';
import { firstCast, type RememberedVote } from '../voting/vote-history.rule.ts';

/** 2026-07-01T12:00:00.000Z */
export const NOON = 1_782_907_200_000;

export const toConflictId = (id: number) => id as ConflictId;
export const toMemberId = (id: string) => id as MemberId;

export const AUTHOR = toMemberId('author');
export const VOTER = toMemberId('voter');
export const VOTER_MAILBOX = 'f'.repeat(64) as MailboxId;
export const OP = '3f2b8c1e-5d4a-4b6c-8e7f-0123456789ab' as OpId;

const stampOf = (purpose: StampPurpose, text: string) => `${purpose} ${text.replaceAll('.', ' ')}`;

export const SECRETS: Secrets = {
  newLinkSecret: () => 'secret',
  hashLinkSecret: (secret) => `hash of ${secret}`,
  codeOf: (tokenHash) => `code of ${tokenHash}`,
  newMailboxKey: () => 'mailboxKey' as MailboxKey,
  mailboxIdOf: () => VOTER_MAILBOX,
  voterOf: (member) => `voter ${member}` as Voter,
  stampOf,
  isStampOf: (purpose, text, stamp) => stamp === stampOf(purpose, text),
  seal: (text) => `sealed ${text}`,
  open: (sealed) => sealed.replace('sealed ', ''),
};

export const VOTED_BY = SECRETS.voterOf(VOTER);

export const tally = (herVotes: number, hisVotes: number) => ({ herVotes, hisVotes, totalVotes: herVotes + hisVotes });

export const aVote = (side: Side, changes: Partial<Vote> = {}): Vote => ({
  conflictId: toConflictId(17),
  side,
  votedAt: NOON - HOUR,
  mailboxId: VOTER_MAILBOX,
  voterRef: VOTED_BY,
  firstSide: side,
  isBlind: true,
  isReading: false,
  sideWhenSeen: side,
  guess: null,
  established: false,
  isExcluded: false,
  ...changes,
});

export const castVote = (side: Side, terms: Partial<Parameters<typeof firstCast>[1]> = {}): RememberedVote => ({
  side,
  ...firstCast(side, { isPublic: false, readsFirst: false, established: false, ...terms }),
});

export const cardOf = (conflict: Conflict): ConflictCard => ({ ...conflict, ...excerptsOf(conflict) });

export const aConflict = (changes: Partial<Conflict> = {}): Conflict => ({
  id: toConflictId(17),
  title: 'Who does the dishes?',
  hisSide: 'I cooked, so the dishes are hers.',
  herSide: 'I shopped, so the dishes are his.',
  category: 'household',
  tags: [],
  contentNotes: [],
  submittedAt: NOON - HOUR,
  anonymous: false,
  submittedBy: AUTHOR,
  authorSide: 'her',
  userNickname: 'Ana',
  partnerNickname: 'Ben',
  userPronouns: 'she/her',
  partnerPronouns: 'he/him',
  userAvatarId: 'woman-dark-black',
  partnerAvatarId: 'man-light-brown',
  ...NEW_CONFLICT,
  ...changes,
});

export const aMember = (changes: Partial<Member> = {}): Member => ({
  id: AUTHOR,
  email: 'ana@example.org',
  firstName: 'Anastasia',
  lastName: 'Petrova',
  profileImageUrl: null,
  emailVerified: true,
  userNickname: 'Ana',
  userPronouns: 'she/her',
  userAvatarId: 'woman-dark-black',
  partnerNickname: 'Ben',
  partnerPronouns: 'he/him',
  partnerAvatarId: 'man-light-brown',
  relationshipLabel: 'husband',
  showsPartner: false,
  hasFeed: false,
  emailUpdates: false,
  onboardingCompleted: true,
  bio: null,
  createdAt: NOON - 24 * HOUR,
  updatedAt: NOON - HOUR,
  sessionEpoch: 0,
  ...changes,
});

export const aComment = (changes: Partial<CommentWithAuthor> = {}): CommentWithAuthor => ({
  id: '0197c5f2-0000-7000-8000-000000000001' as CommentId,
  conflictId: toConflictId(17),
  authorId: VOTER,
  replyTo: null,
  content: 'Take turns.',
  avatar: 'geometric',
  postedAt: NOON - 5 * 60_000,
  isVisible: true,
  waits: false,
  review: null,
  isHiddenByAuthor: false,
  helpfulCount: 0,
  mindsCount: 0,
  bridges: false,
  underPseudonym: false,
  authorNickname: 'Cleo',
  ...changes,
});
