import type {
  changeAlertPreferences,
  listAlerts,
  readAlertPreferences,
  readAlerts,
  remindOfToday,
} from '@twosides/domain/alerts';
import { ok } from '@twosides/domain/kernel';
import type { Handlers } from '../kernel/api.ts';

type Needs = {
  readonly changeAlertPreferences: ReturnType<typeof changeAlertPreferences>;
  readonly listAlerts: ReturnType<typeof listAlerts>;
  readonly readAlertPreferences: ReturnType<typeof readAlertPreferences>;
  readonly readAlerts: ReturnType<typeof readAlerts>;
  readonly remindOfToday: ReturnType<typeof remindOfToday>;
};

type AlertRoute = 'alerts' | 'readAlerts' | 'remindOfToday' | 'alertPreferences' | 'changeAlertPreferences';

export const alertHandlers = (use: Needs): Pick<Handlers, AlertRoute> => ({
  alerts: async ({ viewer, query }) => {
    const page = await use.listAlerts(viewer, query);
    return page.ok ? ok({ body: page.value }) : page;
  },
  remindOfToday: async ({ viewer, body }) => ok({ body: await use.remindOfToday(viewer, body) }),
  readAlerts: async ({ viewer, body }) => ok({ body: await use.readAlerts(viewer, body) }),
  alertPreferences: async ({ viewer }) => ok({ body: await use.readAlertPreferences(viewer) }),
  changeAlertPreferences: async ({ viewer, body }) => ok({ body: await use.changeAlertPreferences(viewer, body) }),
});
