import { ok } from '@twosides/domain/kernel';
import type {
  ListName,
  listConflicts,
  listOwnConflicts,
  listProfileConflicts,
  readConflict,
  readInsights,
  readLeaderboard,
  readProfile,
  readStats,
  search,
} from '@twosides/domain/reading';
import type { Call, Handlers } from '../kernel/api.ts';

type Needs = {
  readonly listConflicts: ReturnType<typeof listConflicts>;
  readonly listOwnConflicts: ReturnType<typeof listOwnConflicts>;
  readonly listProfileConflicts: ReturnType<typeof listProfileConflicts>;
  readonly readConflict: ReturnType<typeof readConflict>;
  readonly readInsights: ReturnType<typeof readInsights>;
  readonly readLeaderboard: ReturnType<typeof readLeaderboard>;
  readonly readProfile: ReturnType<typeof readProfile>;
  readonly readStats: ReturnType<typeof readStats>;
  readonly search: ReturnType<typeof search>;
};

type ReadingRoute =
  | 'topConflictsToday'
  | 'trending'
  | 'polarizing'
  | 'ended'
  | 'conflicts'
  | 'conflict'
  | 'ownConflicts'
  | 'profile'
  | 'profileConflicts'
  | 'search'
  | 'leaderboard'
  | 'insights'
  | 'stats';

export const readingHandlers = (use: Needs): Pick<Handlers, ReadingRoute> => {
  const list = (name: ListName) => async (call: Call<'conflicts'>) => {
    const page = await use.listConflicts(call.viewer, name, call.query);
    return page.ok ? ok({ body: page.value.items, nextCursor: page.value.nextCursor }) : page;
  };
  const today = ({ query: { voted, ...query }, ...call }: Call<'topConflictsToday'>) =>
    list(voted === 'today' ? 'voted-today' : 'today')({ ...call, query });

  return {
    topConflictsToday: today,
    trending: list('trending'),
    polarizing: list('polarizing'),
    ended: list('ended'),
    conflicts: list('newest'),
    stats: async () => ok({ body: await use.readStats() }),
    search: async ({ viewer, query }) => ok({ body: await use.search(viewer, query.q) }),
    leaderboard: async ({ viewer, query }) => ok({ body: await use.readLeaderboard(viewer, query.period) }),

    conflict: async ({ viewer, params }) => {
      const conflict = await use.readConflict(viewer, params.id);
      return conflict.ok ? ok({ body: conflict.value }) : conflict;
    },

    insights: async ({ params }) => {
      const insights = await use.readInsights(params.id);
      return insights.ok ? ok({ body: insights.value }) : insights;
    },

    ownConflicts: async ({ viewer, query }) => {
      const page = await use.listOwnConflicts(viewer, query);
      return page.ok ? ok({ body: page.value.items, nextCursor: page.value.nextCursor }) : page;
    },

    profile: async ({ viewer, params }) => {
      const profile = await use.readProfile(viewer, params.identifier);
      return profile.ok ? ok({ body: profile.value }) : profile;
    },

    profileConflicts: async ({ viewer, params, query }) => {
      const page = await use.listProfileConflicts(viewer, params.identifier, query);
      return page.ok ? ok({ body: page.value.items, nextCursor: page.value.nextCursor }) : page;
    },
  };
};
