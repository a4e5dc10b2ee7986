import { ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../use-cases.ts';
import type { Handlers } from '../kernel/api.ts';
import { pageOf } from '../kernel/replies.ts';

type Needs = Pick<UseCases, 'readDeck' | 'readToday' | 'readYesterday'>;

export const deckHandlers = (use: Needs) =>
  ({
    deck: async ({ viewer, query }) => pageOf(await use.readDeck(viewer, query.after)),
    today: async ({ viewer }) => ok({ body: await use.readToday(viewer) }),
    yesterday: async ({ viewer }) => ok({ body: await use.readYesterday(viewer) }),
  }) satisfies Partial<Handlers>;
