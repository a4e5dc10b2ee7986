import { pausedBy } from '@twosides/domain/conflicts';
import type { MemberId, Secrets } from '@twosides/domain/kernel';
import type { Care, Conflict, ConflictStanding } from '@twosides/domain/model';
import { type ConflictCard, excerptsOf, type ListedConflict } from '@twosides/domain/reading';
import { authorOf, storedAuthor } from '../../hidden-author.ts';
import type { Row, SiteDatabase } from '../kernel/database.ts';
import { recordsOf } from '../kernel/records.ts';

const AUTHORED = {
  category: 'plain',
  isActive: 'flag',
  takenDownBy: 'plain',
  review: 'plain',
  isClosed: 'flag',
  allowsEmbed: 'flag',
  submittedAt: 'plain',
  anonymous: 'flag',
  authorSide: 'plain',
  userNickname: 'plain',
  partnerNickname: 'plain',
  userPronouns: 'plain',
  partnerPronouns: 'plain',
  userAvatarId: 'plain',
  partnerAvatarId: 'plain',
  herFaceImageUrl: 'plain',
  hisFaceImageUrl: 'plain',
  tags: 'json',
  contentNotes: 'json',
  textVersion: 'plain',
  title: 'plain',
} as const;

const STANDING = {
  totalVotes: 'plain',
  herVotes: 'plain',
  hisVotes: 'plain',
  commentCount: 'plain',
  trendScore: 'plain',
  polarity: 'plain',
  todayVotes: 'plain',
  revealedAt: 'plain',
} as const;

const HEAD = {
  id: 'plain',
  ...AUTHORED,
  ...STANDING,
  care: 'json',
  updateCount: 'plain',
  notifiedAt: 'plain',
  endedAt: 'plain',
  askedDays: 'plain',
} as const;

const SIDES = { hisSide: 'plain', herSide: 'plain' } as const;

const CONFLICTS = recordsOf<Omit<Conflict, 'submittedBy'>>({
  ...HEAD,
  ...SIDES,
  history: 'json',
  timesOrdered: 'plain',
});
const CARDS = recordsOf<Omit<ConflictCard, 'submittedBy'>>({ ...HEAD, hisExcerpt: 'plain', herExcerpt: 'plain' });
const STANDINGS = recordsOf<ConflictStanding>({ ...STANDING, history: 'json' });
export const AUTHORED_FIELDS = recordsOf<Pick<Conflict, keyof typeof AUTHORED | keyof typeof SIDES>>({
  ...AUTHORED,
  ...SIDES,
});

export type ConflictRow = Row & {
  readonly id: number;
  readonly submitted_by: MemberId | null;
  readonly author_sealed: string | null;
};

export const CARD = [...CARDS.columns, 'submitted_by', 'author_sealed']
  .map((column) => `conflicts.${column}`)
  .join(', ');

export type ListRow = Omit<ListedConflict, 'recentComments'>;

export const toConflict = ({ secrets }: SiteDatabase, row: ConflictRow): Conflict => ({
  ...CONFLICTS.read(row),
  submittedBy: authorOf(secrets, row.submitted_by, row.author_sealed),
});

export const toCard = ({ secrets }: SiteDatabase, row: ConflictRow): ConflictCard => ({
  ...CARDS.read(row),
  submittedBy: authorOf(secrets, row.submitted_by, row.author_sealed),
});

export const toCare = (text: string): Care => JSON.parse(text) as Care;

export const toCareRow = (care: Care): Row => ({
  care: JSON.stringify(care),
  rests: Number(pausedBy({ care }) !== null),
});

export const toStandingRow = STANDINGS.toRow;

export const toAuthoredRow = (secrets: Secrets, conflict: Conflict): Row => ({
  ...AUTHORED_FIELDS.toRow(conflict),
  ...toDerivedRow(secrets, conflict),
});

export const toConflictRow = (secrets: Secrets, { id: _, timesOrdered: _0, ...conflict }: Conflict): Row => ({
  ...CONFLICTS.toRow(conflict),
  ...toDerivedRow(secrets, conflict),
  ...toCareRow(conflict.care),
});

const toDerivedRow = (secrets: Secrets, conflict: Omit<Conflict, 'id' | 'timesOrdered'>): Row => {
  const author = storedAuthor(secrets, conflict.submittedBy, conflict.anonymous);
  const { hisExcerpt, herExcerpt } = excerptsOf(conflict);
  return {
    submitted_by: author.named,
    author_key: author.hidden.key,
    author_sealed: author.hidden.sealed,
    his_excerpt: hisExcerpt,
    her_excerpt: herExcerpt,
  };
};

export const LISTED = "is_active = 1 AND (review IS NULL OR review = 'kept')";
