import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { toCategoryId } from '../model/category.ts';
import { LIST_LIMIT_DEFAULT, RECENT_COMMENTS } from '../wire/limits.ts';
import { type ConflictView, listedConflictView } from './conflict.view.ts';
import type { ConflictReader, ListedConflict, ListName } from './conflict-reader.port.ts';
import { parsePosition, positionOf, positionText } from './list-position.ts';
import type { ListQueryInput } from './reading.api.ts';

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
