import { polarityOf } from '../conflicts/ranking.rule.ts';
import { type Clock, err, type MemberId, ok, type Result, type Secrets } from '../kernel/index.ts';
import { type ConflictHead, toCategoryId } from '../model/index.ts';
import { LIST_LIMIT_DEFAULT, RECENT_COMMENTS } from '../wire/index.ts';
import { type ConflictView, listedConflictView } from './conflict.view.ts';
import type { ListQueryInput } from './reading.api.ts';
import type { ConflictReader, ListedConflict, ListName, ListPosition } from './reading.port.ts';

export type Page<T> = { readonly items: readonly T[]; readonly nextCursor: string | null };
export type ListConflictsError = 'category-not-found' | 'invalid-input';

export const listConflicts =
  ({ reading, secrets, clock }: { reading: ConflictReader; secrets: Secrets; clock: Clock }) =>
  async (
    viewer: MemberId | null,
    list: ListName,
    query: ListQueryInput,
  ): Promise<Result<Page<ConflictView>, ListConflictsError>> => {
    const category = query.category === undefined ? null : toCategoryId(query.category);
    if (query.category !== undefined && category === null) return err('category-not-found');
    const after = query.cursor === undefined ? null : parsePosition(list, query.cursor);
    if (query.cursor !== undefined && after === null) return err('invalid-input');

    const limit = query.limit ?? LIST_LIMIT_DEFAULT;
    const page = await reading.list({
      list,
      category,
      limit,
      after,
      viewer: viewer && secrets.voterOf(viewer),
      comments: query.comments === 'none' ? 0 : RECENT_COMMENTS,
    });
    const context = { viewer, now: clock(), trendingTop: page.trendingTop };
    const last = page.items.at(-1);
    return ok({
      items: page.items.map((item: ListedConflict) =>
        listedConflictView(item.conflict, item.viewerVote, item.recentComments, context),
      ),
      nextCursor: page.hasMore && last ? positionText(positionOf(list, last.conflict)) : null,
    });
  };

type RankKey = 'todayVotes' | 'totalVotes' | 'trendScore' | 'polarity' | 'endedAt' | 'revealedAt' | 'id';

const RANKED_BY: Readonly<Record<ListName, readonly RankKey[]>> = {
  today: ['todayVotes', 'totalVotes', 'id'],
  'voted-today': ['todayVotes', 'totalVotes', 'id'],
  trending: ['trendScore', 'id'],
  polarizing: ['polarity', 'totalVotes', 'id'],
  ended: ['endedAt', 'id'],
  revealed: ['revealedAt', 'id'],
  newest: ['id'],
};

/** Unrevealed conflicts store no polarity. */
export const positionOf = (list: ListName, conflict: ConflictHead): ListPosition =>
  RANKED_BY[list].map((key) => (key === 'polarity' ? polarityOf(conflict) : (conflict[key] ?? 0)));

export const positionText = (position: ListPosition): string => position.map(String).join('_');

export const parsePosition = (list: ListName, text: string): ListPosition | null => {
  const parts = text.split('_');
  const numbers = parts.map((part) => (part === '' ? Number.NaN : Number(part)));
  return numbers.length === RANKED_BY[list].length && numbers.every(Number.isFinite) ? numbers : null;
};
