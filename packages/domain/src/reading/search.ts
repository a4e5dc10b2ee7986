import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { GEOMETRIC_AVATAR_ID } from '../model/avatar.ts';
import { CATEGORIES } from '../model/category.ts';
import { listedConflictView } from './conflict.view.ts';
import type { SearchView } from './reading.api.ts';
import type { SearchStore } from './search-store.port.ts';
import { searchWords } from './search-words.rule.ts';

const CONFLICT_LIMIT = 20;
const MEMBER_LIMIT = 5;

/** Finds conflicts, categories and members. A text without words finds nothing. */
export const search =
  ({ searches, secrets, clock }: { searches: SearchStore; secrets: Secrets; clock: Clock }) =>
  async (viewer: MemberId | null, text: string): Promise<SearchView> => {
    const words = searchWords(text);
    if (words.length === 0) return { conflicts: [], categories: [], members: [] };
    const query = {
      words,
      viewer: viewer && secrets.voterOf(viewer),
      conflictLimit: CONFLICT_LIMIT,
      memberLimit: MEMBER_LIMIT,
    };
    const [page, members] = await Promise.all([searches.searchConflicts(query), searches.searchMembers(query)]);
    const context = { viewer, now: clock(), trendingTop: page.trendingTop };
    return {
      conflicts: page.items.map((item) =>
        listedConflictView(item.conflict, item.viewerVote, item.recentComments, context),
      ),
      categories: CATEGORIES.filter(({ name }) =>
        words.some((word) => searchWords(name).some((part) => part.startsWith(word))),
      ).map(({ id }) => id),
      members: members.flatMap(({ id, userNickname, userAvatarId }) =>
        userNickname === null ? [] : [{ id, userNickname, userAvatarId: userAvatarId ?? GEOMETRIC_AVATAR_ID }],
      ),
    };
  };
