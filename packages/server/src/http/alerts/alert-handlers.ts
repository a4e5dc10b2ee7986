import { ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../composition/use-cases.ts';
import type { Handlers } from '../kernel/api.ts';

type AlertRoute = 'alerts' | 'readAlerts' | 'alertPreferences' | 'changeAlertPreferences';

export const alertHandlers = (use: UseCases): Pick<Handlers, AlertRoute> => ({
  alerts: async ({ viewer, query }) => {
    const page = await use.listAlerts(viewer, query);
    return page.ok ? ok({ body: page.value }) : page;
  },
  readAlerts: async ({ viewer, body }) => ok({ body: await use.readAlerts(viewer, body) }),
  alertPreferences: async ({ viewer }) => ok({ body: await use.readAlertPreferences(viewer) }),
  changeAlertPreferences: async ({ viewer, body }) => ok({ body: await use.changeAlertPreferences(viewer, body) }),
});
