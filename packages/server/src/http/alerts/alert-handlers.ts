import { ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../use-cases.ts';
import type { Handlers } from '../kernel/api.ts';
import { replyOf } from '../kernel/replies.ts';

type Needs = Pick<
  UseCases,
  'changeAlertPreferences' | 'listAlerts' | 'readAlertPreferences' | 'readAlerts' | 'remindOfToday'
>;

export const alertHandlers = (use: Needs) =>
  ({
    alerts: async ({ viewer, query }) => replyOf(await use.listAlerts(viewer, query)),
    remindOfToday: async ({ viewer, body }) => ok({ body: await use.remindOfToday(viewer, body) }),
    readAlerts: async ({ viewer, body }) => ok({ body: await use.readAlerts(viewer, body) }),
    alertPreferences: async ({ viewer }) => ok({ body: await use.readAlertPreferences(viewer) }),
    changeAlertPreferences: async ({ viewer, body }) => ok({ body: await use.changeAlertPreferences(viewer, body) }),
  }) satisfies Partial<Handlers>;
