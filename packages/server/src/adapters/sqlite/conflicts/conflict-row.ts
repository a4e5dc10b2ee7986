import { pausedBy } from '@twosides/domain/conflicts';
import type { Secrets } from '@twosides/domain/kernel';
import { AUTHORED, type Care, type Conflict, pick } from '@twosides/domain/model';
import { type ConflictCard, excerptsOf, type ListedConflict } from '@twosides/domain/reading';
import { authorOf, storedAuthor } from '../../hidden-author.ts';
import type { SiteDatabase } from '../kernel/database.ts';
import { type Row, toColumnName } from '../kernel/rows.ts';

const HEAD = `
  id, ${AUTHORED.map(toColumnName).join(', ')}, total_votes, her_votes, his_votes, comment_count, trend_score, polarity,
  today_votes, revealed_at, care, update_count, notified_at, ended_at, asked_days, submitted_by, author_sealed`;

export const CARD = `${HEAD}, his_excerpt, her_excerpt`;

export const WHOLE = `${HEAD}, his_side, her_side, history, times_ordered`;

/** A conflict or card whose author may be sealed. */
export type Authored<T> = T & { readonly authorSealed: string | null };

export type ConflictRow = Authored<Conflict>;

export type CardRow = Authored<ConflictCard>;

export type ListRow = Omit<ListedConflict, 'recentComments'>;

export const withAuthor = <T extends Pick<Conflict, 'submittedBy'>>(
  { secrets }: SiteDatabase,
  { authorSealed, ...row }: Authored<T>,
) => ({ ...row, submittedBy: authorOf(secrets, row.submittedBy, authorSealed) });

export const toCareRow = (care: Care) => ({ care, rests: pausedBy({ care }) !== null });

export const toAuthoredRow = (secrets: Secrets, conflict: Conflict): Row => ({
  ...pick(conflict, AUTHORED),
  hisSide: conflict.hisSide,
  herSide: conflict.herSide,
  ...toDerivedRow(secrets, conflict),
});

export const toConflictRow = (secrets: Secrets, { id: _, timesOrdered: _0, ...conflict }: Conflict): Row => ({
  ...conflict,
  ...toDerivedRow(secrets, conflict),
  ...toCareRow(conflict.care),
});

const toDerivedRow = (secrets: Secrets, conflict: Omit<Conflict, 'id' | 'timesOrdered'>) => {
  const { named: submittedBy, ...hidden } = storedAuthor(secrets, conflict.submittedBy, conflict.anonymous);
  return { submittedBy, ...hidden, ...excerptsOf(conflict) };
};

export const LISTED = "is_active = 1 AND (review IS NULL OR review = 'kept')";
