import type { JobQueue } from '../jobs/job-queue.port.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { DAY, HOUR, startOfDay, toIsoTime } from '../kernel/time.ts';
import type { TodayReminderInput, TodayReminderView } from './alert.api.ts';
import type { AlertStore } from './alert-store.port.ts';
import { alertTopic, withPreferences } from './alerts.rule.ts';

type Needs = {
  alerts: Pick<AlertStore, 'changePreferences'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  clock: Clock;
};

const EVENING = 17 * HOUR;

export const remindOfToday =
  ({ alerts, jobs, clock }: Needs) =>
  async (memberId: MemberId, { at: wanted, way }: TodayReminderInput): Promise<TodayReminderView> => {
    const day = startOfDay(clock()) + DAY;
    const at = isWithin(wanted, day) ? wanted : day + EVENING;
    const subject = { type: 'today', day } as const;
    await alerts.changePreferences(memberId, (before) =>
      withPreferences(before, { today: { push: way === 'push', mail: way === 'mail' } }),
    );
    const key = `alert:${memberId}:${alertTopic(subject)}:${day}`;
    await jobs.enqueue([{ key, payload: { kind: 'alert', memberId, subject, at }, runAt: at }]);
    return { at: toIsoTime(at) };
  };

const isWithin = (at: Timestamp, day: Timestamp): boolean => at >= day && at < day + DAY;
