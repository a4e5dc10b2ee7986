import { pausedBy } from '@twosides/domain/conflicts';
import type { ConflictId, MemberId, Secrets } from '@twosides/domain/kernel';
import type {
  Care,
  CategoryId,
  Conflict,
  ConflictHead,
  ConflictStanding,
  ContentNote,
  Review,
  Side,
  TakenDownBy,
  Told,
  VoteHistory,
} from '@twosides/domain/model';
import { type ConflictCard, excerptsOf, type ListedConflict } from '@twosides/domain/reading';
import { authorOf, storedAuthor } from '../../hidden-author.ts';
import type { Row } from '../kernel/database.ts';

export type ConflictRow = HeadRow & {
  readonly his_side: string;
  readonly her_side: string;
  readonly history: string;
  readonly times_ordered: number;
};

export type CardRow = HeadRow & { readonly his_excerpt: string; readonly her_excerpt: string };

type HeadRow = {
  readonly id: number;
  readonly category: string;
  readonly total_votes: number;
  readonly her_votes: number;
  readonly his_votes: number;
  readonly comment_count: number;
  readonly trend_score: number | null;
  readonly polarity: number | null;
  readonly today_votes: number;
  readonly update_count: number;
  readonly notified_at: number | null;
  readonly ended_at: number | null;
  readonly asked_days: number;
  readonly is_active: number;
  readonly taken_down_by: string | null;
  readonly review: string | null;
  readonly care: string;
  readonly is_closed: number;
  readonly allows_embed: number;
  readonly revealed_at: number | null;
  readonly submitted_at: number;
  readonly submitted_by: string | null;
  /** Stored instead of `submitted_by` if the author is anonymous. */
  readonly author_key: string | null;
  readonly author_sealed: string | null;
  readonly anonymous: number;
  readonly author_side: string;
  readonly user_nickname: string;
  readonly partner_nickname: string;
  readonly user_pronouns: string | null;
  readonly partner_pronouns: string | null;
  readonly user_avatar_id: string;
  readonly partner_avatar_id: string;
  readonly her_face_image_url: string | null;
  readonly his_face_image_url: string | null;
  readonly tags: string;
  readonly content_notes: string;
  readonly text_version: number;
  readonly title: string;
};

export const CARD = [
  'id',
  'category',
  'total_votes',
  'her_votes',
  'his_votes',
  'comment_count',
  'trend_score',
  'polarity',
  'today_votes',
  'update_count',
  'notified_at',
  'ended_at',
  'asked_days',
  'is_active',
  'taken_down_by',
  'review',
  'care',
  'is_closed',
  'allows_embed',
  'revealed_at',
  'submitted_at',
  'submitted_by',
  'author_key',
  'author_sealed',
  'anonymous',
  'author_side',
  'user_nickname',
  'partner_nickname',
  'user_pronouns',
  'partner_pronouns',
  'user_avatar_id',
  'partner_avatar_id',
  'her_face_image_url',
  'his_face_image_url',
  'tags',
  'content_notes',
  'text_version',
  'title',
  'his_excerpt',
  'her_excerpt',
]
  .map((column) => `conflicts.${column}`)
  .join(', ');

export type ListRow = Omit<ListedConflict, 'recentComments'>;

export const toConflict = (secrets: Secrets, row: ConflictRow): Conflict => ({
  ...toHead(secrets, row),
  hisSide: row.his_side,
  herSide: row.her_side,
  history: JSON.parse(row.history) as VoteHistory,
  timesOrdered: row.times_ordered,
});

export const toCard = (secrets: Secrets, row: CardRow): ConflictCard => ({
  ...toHead(secrets, row),
  hisExcerpt: row.his_excerpt,
  herExcerpt: row.her_excerpt,
});

const toHead = (secrets: Secrets, row: HeadRow): ConflictHead => ({
  id: row.id as ConflictId,
  title: row.title,
  category: row.category as CategoryId,
  tags: JSON.parse(row.tags) as string[],
  contentNotes: JSON.parse(row.content_notes) as ContentNote[],
  textVersion: row.text_version,
  submittedAt: row.submitted_at,
  anonymous: row.anonymous === 1,
  submittedBy: authorOf(secrets, row.submitted_by as MemberId | null, row.author_sealed),
  authorSide: row.author_side as Side,
  userNickname: row.user_nickname,
  partnerNickname: row.partner_nickname,
  userPronouns: row.user_pronouns,
  partnerPronouns: row.partner_pronouns,
  userAvatarId: row.user_avatar_id,
  partnerAvatarId: row.partner_avatar_id,
  herFaceImageUrl: row.her_face_image_url,
  hisFaceImageUrl: row.his_face_image_url,
  totalVotes: row.total_votes,
  herVotes: row.her_votes,
  hisVotes: row.his_votes,
  isActive: row.is_active === 1,
  takenDownBy: row.taken_down_by as TakenDownBy | null,
  review: row.review as Review | null,
  care: toCare(row.care),
  isClosed: row.is_closed === 1,
  allowsEmbed: row.allows_embed === 1,
  revealedAt: row.revealed_at,
  commentCount: row.comment_count,
  trendScore: row.trend_score,
  polarity: row.polarity,
  todayVotes: row.today_votes,
  updateCount: row.update_count,
  notifiedAt: row.notified_at,
  endedAt: row.ended_at,
  askedDays: row.asked_days as Told['askedDays'],
});

export const toCare = (text: string): Care => JSON.parse(text) as Care;

export const toCareRow = (care: Care): Row => ({
  care: JSON.stringify(care),
  rests: Number(pausedBy({ care }) !== null),
});

export const toStandingRow = (standing: ConflictStanding): Row => ({
  total_votes: standing.totalVotes,
  her_votes: standing.herVotes,
  his_votes: standing.hisVotes,
  comment_count: standing.commentCount,
  trend_score: standing.trendScore,
  polarity: standing.polarity,
  today_votes: standing.todayVotes,
  revealed_at: standing.revealedAt,
  history: JSON.stringify(standing.history),
});

export const toAuthoredRow = (secrets: Secrets, conflict: Conflict): Row => {
  const author = storedAuthor(secrets, conflict.submittedBy, conflict.anonymous);
  const excerpts = excerptsOf(conflict);
  return {
    category: conflict.category,
    is_active: Number(conflict.isActive),
    taken_down_by: conflict.takenDownBy,
    review: conflict.review,
    is_closed: Number(conflict.isClosed),
    allows_embed: Number(conflict.allowsEmbed),
    submitted_at: conflict.submittedAt,
    submitted_by: author.named,
    author_key: author.hidden.key,
    author_sealed: author.hidden.sealed,
    anonymous: Number(conflict.anonymous),
    author_side: conflict.authorSide,
    user_nickname: conflict.userNickname,
    partner_nickname: conflict.partnerNickname,
    user_pronouns: conflict.userPronouns,
    partner_pronouns: conflict.partnerPronouns,
    user_avatar_id: conflict.userAvatarId,
    partner_avatar_id: conflict.partnerAvatarId,
    her_face_image_url: conflict.herFaceImageUrl,
    his_face_image_url: conflict.hisFaceImageUrl,
    tags: JSON.stringify(conflict.tags),
    content_notes: JSON.stringify(conflict.contentNotes),
    text_version: conflict.textVersion,
    title: conflict.title,
    his_side: conflict.hisSide,
    her_side: conflict.herSide,
    his_excerpt: excerpts.hisExcerpt,
    her_excerpt: excerpts.herExcerpt,
  };
};

export const toConflictRow = (secrets: Secrets, conflict: Conflict): Row => ({
  ...toAuthoredRow(secrets, conflict),
  ...toStandingRow(conflict),
  ...toCareRow(conflict.care),
  update_count: conflict.updateCount,
  notified_at: conflict.notifiedAt,
  ended_at: conflict.endedAt,
  asked_days: conflict.askedDays,
});

/** Excludes collapsed conflicts, which are so few that an index walk rarely skips one. */
export const LISTED = "is_active = 1 AND (review IS NULL OR review = 'kept')";
