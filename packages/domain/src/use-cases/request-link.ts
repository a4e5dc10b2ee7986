import type { JobPayload } from '../model/job.ts';
import type { Member } from '../model/member.ts';
import type { AccountStore } from '../ports/account-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import type { Secrets } from '../ports/secrets.ts';
import { newMailLink } from './mail-link.ts';

type LinkJob = Extract<JobPayload, { kind: 'mail-link' }>;

/**
 * Notes that somebody wants a link for an address. Whether it has an account is looked up later, by {@link sendLink}: the answer has waited
 * for the same work whoever was asked about, so its time tells no more than its words.
 */
export const requestLink =
  (
    { jobs, secrets, clock }: { jobs: Pick<JobQueue, 'enqueue'>; secrets: Secrets; clock: Clock },
    purpose: LinkJob['purpose'],
  ) =>
  (email: string): Promise<void> =>
    jobs.enqueue([
      {
        key: `mail-link:${purpose}:${secrets.newLinkSecret()}`,
        payload: { kind: 'mail-link', purpose, to: email },
        runAt: clock(),
      },
    ]);

/** Mails the link to a member who needs one, and nothing to anybody else. Earlier links of its purpose stop working. */
export const sendLink =
  ({ accounts, secrets, clock }: { accounts: Pick<AccountStore, 'changeAccount'>; secrets: Secrets; clock: Clock }) =>
  async ({ purpose, to: email }: LinkJob): Promise<void> => {
    const link = newMailLink(purpose, secrets, clock());
    await accounts.changeAccount({ by: 'email', email }, null, ({ member }) => {
      if (member === null || !isNeeded(purpose, member)) return { changes: null, result: undefined };
      const { token, job } = link(member.id, email);
      return { changes: { voidTokens: [purpose], token, jobs: [job] }, result: undefined };
    });
  };

const isNeeded = (purpose: LinkJob['purpose'], { emailVerified }: Member) =>
  purpose === 'reset-password' || !emailVerified;
