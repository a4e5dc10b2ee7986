import type { AccountStore } from '../accounts/account-store.port.ts';
import { putMember } from '../accounts/put-member.rule.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { MAIL_LISTS, type MailList } from '../model/digest.ts';
import type { AlertStore } from './alert-store.port.ts';
import { withoutMails } from './alerts.rule.ts';

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
