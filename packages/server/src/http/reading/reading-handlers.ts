import { ok } from '@twosides/domain/kernel';
import type { ListName } from '@twosides/domain/reading';
import type { UseCases } from '../../use-cases.ts';
import { type Call, type Handlers, pageOf, replyOf } from '../kernel/handler.ts';

type Needs = Pick<
  UseCases,
  | 'listConflicts'
  | 'listOwnConflicts'
  | 'listProfileConflicts'
  | 'readConflict'
  | 'readDeck'
  | 'readInsights'
  | 'readLeaderboard'
  | 'readProfile'
  | 'readStats'
  | 'readToday'
  | 'readYesterday'
  | 'search'
>;

export const readingHandlers = (use: Needs) => {
  const list = (name: ListName) => async (call: Call<'conflicts'>) =>
    pageOf(await use.listConflicts(call.viewer, name, call.query));
  const today = ({ query: { voted, ...query }, ...call }: Call<'topConflictsToday'>) =>
    list(voted === 'today' ? 'voted-today' : 'today')({ ...call, query });

  return {
    topConflictsToday: today,
    trending: list('trending'),
    polarizing: list('polarizing'),
    ended: list('ended'),
    conflicts: list('newest'),
    deck: async ({ viewer, query }) => pageOf(await use.readDeck(viewer, query.after)),
    today: async ({ viewer }) => ok({ body: await use.readToday(viewer) }),
    yesterday: async ({ viewer }) => ok({ body: await use.readYesterday(viewer) }),
    stats: async () => ok({ body: await use.readStats() }),
    search: async ({ viewer, query }) => ok({ body: await use.search(viewer, query.q) }),
    leaderboard: async ({ viewer, query }) => ok({ body: await use.readLeaderboard(viewer, query.period) }),

    conflict: async ({ viewer, params }) => replyOf(await use.readConflict(viewer, params.id)),

    insights: async ({ params }) => replyOf(await use.readInsights(params.id)),

    ownConflicts: async ({ viewer, query }) => pageOf(await use.listOwnConflicts(viewer, query)),

    profile: async ({ viewer, params }) => replyOf(await use.readProfile(viewer, params.identifier)),

    profileConflicts: async ({ viewer, params, query }) =>
      pageOf(await use.listProfileConflicts(viewer, params.identifier, query)),
  } satisfies Partial<Handlers>;
};
