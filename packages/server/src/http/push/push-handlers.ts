import { ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../use-cases.ts';
import { type Handlers, messageOf } from '../kernel/handler.ts';
import { currentSession } from '../middleware/sessions.ts';

export const pushHandlers = (use: UseCases) =>
  ({
    push: async ({ viewer, session }) => ok({ body: await use.readPush(viewer, currentSession(session).id) }),

    subscribePush: async ({ viewer, session, body }) =>
      messageOf(
        await use.subscribePush(viewer, currentSession(session).id, body),
        'Notifications are on for this device.',
      ),

    unsubscribePush: async ({ viewer, params }) =>
      messageOf(await use.unsubscribePush(viewer, params.id), 'Notifications are off for this device.'),
  }) satisfies Partial<Handlers>;
