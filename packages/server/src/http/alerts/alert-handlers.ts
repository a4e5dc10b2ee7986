import { ok } from '@twosides/domain/kernel';
import type { Middleware } from 'koa';
import type { UseCases } from '../../use-cases.ts';
import { type Handlers, messageOf, replyOf } from '../kernel/handler.ts';
import { RequestError } from '../kernel/request-error.ts';
import type { RateLimiting } from '../middleware/rate-limiting.ts';
import { currentSession } from '../middleware/sessions.ts';

type Needs = Pick<
  UseCases,
  | 'changeAlertPreferences'
  | 'listAlerts'
  | 'readAlertPreferences'
  | 'readAlerts'
  | 'readPush'
  | 'remindOfToday'
  | 'subscribePush'
  | 'unsubscribePush'
>;

export const alertHandlers = (use: Needs) =>
  ({
    alerts: async ({ viewer, query }) => replyOf(await use.listAlerts(viewer, query)),
    remindOfToday: async ({ viewer, body }) => ok({ body: await use.remindOfToday(viewer, body) }),
    readAlerts: async ({ viewer, body }) => ok({ body: await use.readAlerts(viewer, body) }),
    alertPreferences: async ({ viewer }) => ok({ body: await use.readAlertPreferences(viewer) }),
    changeAlertPreferences: async ({ viewer, body }) => ok({ body: await use.changeAlertPreferences(viewer, body) }),

    push: async ({ viewer, session }) => ok({ body: await use.readPush(viewer, currentSession(session).id) }),

    subscribePush: async ({ viewer, session, body }) =>
      messageOf(
        await use.subscribePush(viewer, currentSession(session).id, body),
        'Notifications are on for this device.',
      ),

    unsubscribePush: async ({ viewer, params }) =>
      messageOf(await use.unsubscribePush(viewer, params.id), 'Notifications are off for this device.'),
  }) satisfies Partial<Handlers>;

type UnsubscribeNeeds = Pick<UseCases, 'unsubscribe'>;

/**
 * One-click unsubscribe (RFC 8058): a POST without cookies, authorized by the token in its URL.
 * Mail scanners follow links, so a GET must not unsubscribe anybody.
 */
export const oneClickUnsubscribe =
  (use: UnsubscribeNeeds, limits: Pick<RateLimiting, 'count'>): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/unsubscribe' || ctx.method !== 'POST') return next();
    await limits.count(ctx, 'unsubscribe', { email: null, member: null });
    const { token } = ctx.query;
    const unsubscribed = await use.unsubscribe(typeof token === 'string' ? token : '');
    if (!unsubscribed.ok) throw new RequestError(unsubscribed.error);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = 'You’re unsubscribed.';
  };
