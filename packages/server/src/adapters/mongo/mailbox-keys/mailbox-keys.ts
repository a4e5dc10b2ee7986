import type { MailboxKey, MemberId } from '@twosides/domain/kernel';
import { LRUCache } from 'lru-cache';
import type { UserRecord } from '../models/member-records.ts';

const REMEMBERED = 50_000;

export type KnownMailboxKeys = {
  known(members: readonly MemberId[]): ReadonlyMap<MemberId, MailboxKey>;
  learn(member: Pick<UserRecord, '_id' | 'mailboxKey'>): MailboxKey | null;
};

export const createKnownMailboxKeys = (): KnownMailboxKeys => {
  const mailboxKeys = new LRUCache<MemberId, MailboxKey>({ max: REMEMBERED });
  return {
    known: (members) =>
      new Map(
        members.flatMap((member) => {
          const mailboxKey = mailboxKeys.get(member);
          return mailboxKey === undefined ? [] : [[member, mailboxKey] as const];
        }),
      ),
    learn: ({ _id, mailboxKey }) => {
      if (!mailboxKey) return null;
      mailboxKeys.set(_id, mailboxKey);
      return mailboxKey;
    },
  };
};
