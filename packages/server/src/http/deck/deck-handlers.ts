import type { readDeck, readToday, readYesterday } from '@twosides/domain/deck';
import { ok } from '@twosides/domain/kernel';
import type { Handlers } from '../kernel/api.ts';

type Needs = {
  readonly readDeck: ReturnType<typeof readDeck>;
  readonly readToday: ReturnType<typeof readToday>;
  readonly readYesterday: ReturnType<typeof readYesterday>;
};

export const deckHandlers = (use: Needs): Pick<Handlers, 'deck' | 'today' | 'yesterday'> => ({
  deck: async ({ viewer, query }) => {
    const page = await use.readDeck(viewer, query.after);
    return page.ok ? ok({ body: page.value.items, nextCursor: page.value.nextCursor }) : page;
  },
  today: async ({ viewer }) => ok({ body: await use.readToday(viewer) }),
  yesterday: async ({ viewer }) => ok({ body: await use.readYesterday(viewer) }),
});
