import type { JobQueue } from '../jobs/job-queue.port.ts';
import type { Clock, Secrets } from '../kernel/index.ts';
import { enqueue, type JobOf, type LinkPurpose, type Write } from '../model/index.ts';
import type { AccountState, AccountStore } from './accounts.port.ts';
import { newMailLink, newRegistration, newUndoLink, problemOf, type RegistrationOf } from './mail-link.ts';
import { isOpen, isOwnRegistration } from './register.ts';
import type { Asking } from './verify-email.ts';

const NOBODY: Asking = { registration: null, viewer: null };

/** Only queues a job that looks up the account, so the response takes equally long for every address. */
export const requestLink =
  (
    { jobs, secrets, clock }: { jobs: Pick<JobQueue, 'enqueue'>; secrets: Secrets; clock: Clock },
    purpose: LinkPurpose,
  ) =>
  (email: string, { registration, viewer }: Asking = NOBODY, returnTo: string | null = null): Promise<void> =>
    jobs.enqueue([
      {
        key: `mail-link:${purpose}:${secrets.newLinkSecret()}`,
        payload: {
          kind: 'mail-link',
          purpose,
          to: email,
          browserHash: registration?.browser === undefined ? null : secrets.hashLinkSecret(registration.browser),
          memberId: viewer,
          returnTo,
        },
        runAt: clock(),
      },
    ]);

export const sendLink =
  ({ accounts, secrets, clock }: { accounts: Pick<AccountStore, 'changeAccount'>; secrets: Secrets; clock: Clock }) =>
  async (job: JobOf<'mail-link'>): Promise<void> => {
    const now = clock();
    const registration = newRegistration(secrets, now);
    const link = job.purpose === 'verify-email' ? null : newMailLink(job.purpose, secrets, now);
    const mailed = (state: AccountState): readonly Write[] => {
      const { member, registrations } = state;
      if (link && !member?.emailVerified && state.undoToken && problemOf(state.undoToken, now) === null) {
        // A stranger may have moved the owner's account to another address, and registered this one again.
        const { token, job: mail } = newUndoLink(secrets, state.undoToken, null, now);
        return [{ kind: 'add-token', token }, enqueue(mail)];
      }
      if (member && link) {
        const { token, job: mail } = link(member.id, job.to, job.returnTo ?? null);
        return [{ kind: 'add-token', token }, enqueue(mail)];
      }
      const waiting = registrations.filter((row) => isOpen(row, now));
      if (member === null && waiting.length === 0) return [];
      const again = againOf(job, state, waiting);
      if (member?.emailVerified && !again.identity) return [];
      const { registration: row, job: mail } = registration(again);
      return [{ kind: 'add-registration', registration: row }, enqueue(mail)];
    };
    await accounts.changeAccount({ by: 'email', email: job.to }, null, (state) => ({
      writes: mailed(state),
      result: undefined,
    }));
  };

const againOf = (
  { to: email, purpose, browserHash = null, memberId: viewer = null, returnTo = null }: JobOf<'mail-link'>,
  { member }: AccountState,
  waiting: AccountState['registrations'],
): RegistrationOf => {
  const none = { email, returnTo };
  if (purpose !== 'verify-email') return none;
  const own = waiting.find((row) => isOwnRegistration(row, { browserHash, viewer }));
  if (own) return { ...own, returnTo: returnTo ?? own.returnTo };
  return member !== null && member.id === viewer ? { ...none, memberId: viewer } : none;
};
