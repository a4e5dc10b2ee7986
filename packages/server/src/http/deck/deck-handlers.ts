import { ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../use-cases.ts';
import { type Handlers, pageOf } from '../kernel/handler.ts';

export const deckHandlers = (use: UseCases) =>
  ({
    deck: async ({ viewer, query }) => pageOf(await use.readDeck(viewer, query.after)),
    today: async ({ viewer }) => ok({ body: await use.readToday(viewer) }),
    yesterday: async ({ viewer }) => ok({ body: await use.readYesterday(viewer) }),
  }) satisfies Partial<Handlers>;
