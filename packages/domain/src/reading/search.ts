import { collapsedBy } from '../conflicts/shown.rule.ts';
import type { Clock, ConflictId, MemberId, Secrets } from '../kernel/index.ts';
import { CATEGORIES, GEOMETRIC_AVATAR_ID } from '../model/index.ts';
import { listedConflictView } from './conflict.view.ts';
import type { SearchView } from './reading.api.ts';
import type { ConflictReader, SearchStore } from './reading.port.ts';
import { queryTerms, respelled, SPELLING_TITLES, searchTerms } from './search-terms.rule.ts';

const CONFLICT_LIMIT = 20;
const MEMBER_LIMIT = 5;

type Needs = {
  readonly searches: SearchStore;
  readonly reading: Pick<ConflictReader, 'listThese' | 'listAddresses'>;
  readonly secrets: Secrets;
  readonly clock: Clock;
};

export const search =
  ({ searches, reading, secrets, clock }: Needs) =>
  async (viewer: MemberId | null, text: string): Promise<SearchView> => {
    const terms = queryTerms(text);
    if (terms.length === 0) return { conflicts: [], categories: [], members: [] };
    const [ids, members] = await Promise.all([
      findConflicts({ searches, reading }, terms),
      searches.findMembers(text, MEMBER_LIMIT),
    ]);
    const page = await reading.listThese(ids, viewer && secrets.voterOf(viewer));
    const context = { viewer, now: clock(), trendingTop: page.trendingTop };
    return {
      conflicts: page.items.map((item) =>
        listedConflictView(item.conflict, item.viewerVote, item.recentComments, context),
      ),
      categories: CATEGORIES.filter(({ name }) =>
        terms.some((term) => searchTerms(name).some((word) => word.startsWith(term))),
      ).map(({ id }) => id),
      members: members.flatMap(({ id, userNickname, userAvatarId }) =>
        userNickname === null ? [] : [{ id, userNickname, userAvatarId: userAvatarId ?? GEOMETRIC_AVATAR_ID }],
      ),
    };
  };

const findConflicts = async (
  { searches, reading }: Pick<Needs, 'searches' | 'reading'>,
  terms: readonly string[],
): Promise<readonly ConflictId[]> => {
  const found = await searches.findConflicts(terms, CONFLICT_LIMIT);
  if (found.length > 0) return found;
  const recent = await reading.listAddresses(null, SPELLING_TITLES);
  const titles = recent.filter(({ review }) => collapsedBy(review) === null).map(({ title }) => title);
  const closest = respelled(terms, titles);
  return closest === null ? [] : searches.findConflicts(closest, CONFLICT_LIMIT);
};
