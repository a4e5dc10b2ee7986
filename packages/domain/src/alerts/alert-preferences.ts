import type { AccountStore } from '../accounts/accounts.port.ts';
import { putMember } from '../accounts/put-member.rule.ts';
import type { JobQueue } from '../jobs/job-queue.port.ts';
import type { Clock, MemberId, Result, Secrets, Timestamp } from '../kernel/index.ts';
import { DAY, err, HOUR, ok, startOfDay, toIsoTime } from '../kernel/index.ts';
import { MAIL_LISTS, type MailList } from '../model/index.ts';
import type { TodayReminderInput, TodayReminderView } from './alert.api.ts';
import type { AlertStore } from './alerts.port.ts';
import { alertJob, withoutMails, withPreferences } from './alerts.rule.ts';

/** Proves that its holder received a mail of the list. Never expires, so that old mails can still unsubscribe. */
export const unsubscribeToken = (secrets: Secrets, list: MailList, memberId: MemberId): string =>
  `${list}.${memberId}.${secrets.stampOf('unsubscribe', `${list}.${memberId}`)}`;

type Needs = {
  accounts: Pick<AccountStore, 'changeAccount'>;
  alerts: Pick<AlertStore, 'changePreferences'>;
  secrets: Secrets;
  clock: Clock;
};

/** Idempotent. Also succeeds for deleted members. */
export const unsubscribe =
  (needs: Needs) =>
  async (token: string): Promise<Result<MailList, 'unsubscribe-link-invalid'>> => {
    const subscription = readToken(needs.secrets, token);
    if (subscription === null) return err('unsubscribe-link-invalid');
    await LEAVE[subscription.list](needs, subscription.memberId);
    return ok(subscription.list);
  };

const LEAVE: Readonly<Record<MailList, (needs: Needs, memberId: MemberId) => Promise<unknown>>> = {
  digest: ({ accounts, clock }, memberId) => {
    const updatedAt = clock();
    return accounts.changeAccount({ by: 'id', id: memberId }, null, ({ member }) => ({
      writes: member ? putMember({ ...member, emailUpdates: false, updatedAt }, member) : [],
      result: null,
    }));
  },
  alerts: ({ alerts }, memberId) => alerts.changePreferences(memberId, withoutMails),
};

const readToken = (secrets: Secrets, token: string): { list: MailList; memberId: MemberId } | null => {
  const [name, memberId = '', stamp = '', ...rest] = token.split('.');
  const list = MAIL_LISTS.find((known) => known === name);
  if (list === undefined || rest.length > 0) return null;
  return secrets.isStampOf('unsubscribe', `${list}.${memberId}`, stamp)
    ? { list, memberId: memberId as MemberId }
    : null;
};

type ReminderNeeds = {
  alerts: Pick<AlertStore, 'changePreferences'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  clock: Clock;
};

const EVENING = 17 * HOUR;

export const remindOfToday =
  ({ alerts, jobs, clock }: ReminderNeeds) =>
  async (memberId: MemberId, { at: wanted, way }: TodayReminderInput): Promise<TodayReminderView> => {
    const day = startOfDay(clock()) + DAY;
    const at = isWithin(wanted, day) ? wanted : day + EVENING;
    const subject = { type: 'today', day } as const;
    await alerts.changePreferences(memberId, (before) =>
      withPreferences(before, { today: { push: way === 'push', mail: way === 'mail', timeOfDay: at - day } }),
    );
    await jobs.enqueue([alertJob({ memberId, subject, count: 1, at })]);
    return { at: toIsoTime(at) };
  };

const isWithin = (at: Timestamp, day: Timestamp): boolean => at >= day && at < day + DAY;
