import { ok } from '@twosides/domain/kernel';
import type { readPush, subscribePush, unsubscribePush } from '@twosides/domain/push';
import type { Handlers } from '../kernel/api.ts';
import { currentSession } from '../kernel/current-session.ts';

type Needs = {
  readonly readPush: ReturnType<typeof readPush>;
  readonly subscribePush: ReturnType<typeof subscribePush>;
  readonly unsubscribePush: ReturnType<typeof unsubscribePush>;
};

type PushRoute = 'push' | 'subscribePush' | 'unsubscribePush';

export const pushHandlers = (use: Needs): Pick<Handlers, PushRoute> => ({
  push: async ({ viewer, session }) => ok({ body: await use.readPush(viewer, currentSession(session).id) }),

  subscribePush: async ({ viewer, session, body }) => {
    const subscribed = await use.subscribePush(viewer, currentSession(session).id, body);
    return subscribed.ok ? ok({ body: { message: 'Notifications are on for this device.' } }) : subscribed;
  },

  unsubscribePush: async ({ viewer, params }) => {
    const removed = await use.unsubscribePush(viewer, params.id);
    return removed.ok ? ok({ body: { message: 'Notifications are off for this device.' } }) : removed;
  },
});
