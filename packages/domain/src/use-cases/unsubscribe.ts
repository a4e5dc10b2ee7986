import type { MemberId } from '../model/ids.ts';
import { MAIL_LISTS, type MailList } from '../model/mail-list.ts';
import type { Member } from '../model/member.ts';
import type { AccountStore } from '../ports/account-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { Secrets } from '../ports/secrets.ts';
import { err, ok, type Result } from '../result.ts';

/** What a member without this list looks like. */
const WITHOUT: Readonly<Record<MailList, Partial<Member>>> = { digest: { emailUpdates: false } };

/** Proves that whoever has it was mailed the list. It works for ever: an old mail must still let go. */
export const unsubscribeToken = (secrets: Secrets, list: MailList, memberId: MemberId): string =>
  `${list}.${memberId}.${secrets.stampOf('unsubscribe', `${list}.${memberId}`)}`;

/** Takes a member off a mailing list; the token is all it needs. Doing it again, or for a deleted member, changes nothing. */
export const unsubscribe =
  ({ accounts, secrets, clock }: { accounts: Pick<AccountStore, 'changeAccount'>; secrets: Secrets; clock: Clock }) =>
  async (token: string): Promise<Result<MailList, 'unsubscribe-link-invalid'>> => {
    const subscription = readToken(secrets, token);
    if (subscription === null) return err('unsubscribe-link-invalid');
    const { list, memberId } = subscription;
    const updatedAt = clock();
    await accounts.changeAccount({ by: 'id', id: memberId }, null, ({ member }) => ({
      changes: member && { member: { ...member, ...WITHOUT[list], updatedAt } },
      result: null,
    }));
    return ok(list);
  };

const readToken = (secrets: Secrets, token: string): { list: MailList; memberId: MemberId } | null => {
  const [name, memberId = '', stamp = '', ...rest] = token.split('.');
  const list = MAIL_LISTS.find((known) => known === name);
  if (list === undefined || rest.length > 0) return null;
  return secrets.isStampOf('unsubscribe', `${list}.${memberId}`, stamp)
    ? { list, memberId: memberId as MemberId }
    : null;
};
