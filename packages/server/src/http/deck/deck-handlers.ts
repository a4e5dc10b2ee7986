import { ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../composition/use-cases.ts';
import type { Handlers } from '../kernel/api.ts';

export const deckHandlers = (use: UseCases): Pick<Handlers, 'deck' | 'today'> => ({
  deck: async ({ viewer, query }) => {
    const page = await use.readDeck(viewer, query.after);
    return page.ok ? ok({ body: page.value.items, nextCursor: page.value.nextCursor }) : page;
  },
  today: async ({ viewer }) => ok({ body: await use.readToday(viewer) }),
});
