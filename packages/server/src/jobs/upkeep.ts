import { ALERT_LIFETIME, planDigests } from '@twosides/domain/alerts';
import { orderComments } from '@twosides/domain/discussion';
import { type Clock, DAY, MINUTE, type Secrets, WEEK } from '@twosides/domain/kernel';
import { JOB_KEY_LIFETIME } from '@twosides/domain/model';
import { planLookAtVoting, REPORT_ADDRESS_LIFETIME } from '@twosides/domain/moderation';
import { spanStart } from '@twosides/domain/points';
import { countMonths } from '@twosides/domain/statements';
import { planAsks } from '@twosides/domain/updates';
import { NETWORK_LIFETIME } from '@twosides/domain/voting';
import type { Stores } from '../adapters/stores.ts';
import type { Work } from './worker.ts';

const SECOND = 1_000;
const BATCH = 100;

export const upkeep = (stores: Stores, secrets: Secrets, clock: Clock): readonly Work[] => {
  /** `step` resolves to true if there may be more to do. */
  const every = (interval: number, name: string, step: (now: number) => Promise<unknown>): Work => ({
    name,
    every: interval,
    limit: Math.max(interval, 5 * MINUTE),
    run: async () => (await step(clock())) === true,
  });
  return [
    {
      name: 'notifying of comments',
      every: SECOND,
      limit: MINUTE,
      run: async () => (await stores.alerts.notifyOfComments(BATCH)) > 0,
    },
    every(MINUTE, 'ending the mailbox keys of deleted accounts', (now) => stores.mailboxKeys.endNext(now, BATCH)),
    every(MINUTE, 'planning the weekly mails', planDigests({ jobs: stores.jobs, clock })),
    every(MINUTE, 'planning to ask how it went', planAsks({ jobs: stores.jobs, clock })),
    every(MINUTE, 'planning the look at voting', planLookAtVoting({ jobs: stores.jobs, clock })),
    every(MINUTE, 'counting the votes of today', (now) => stores.votes.sweepToday(now - DAY)),
    every(MINUTE, 'updating site figures', () => stores.stats.updateCounts()),
    every(MINUTE, 'publishing figures', (now) => stores.points.publishFigures(now)),
    every(MINUTE, 'closing the boards', (now) =>
      stores.points.closeBoards(spanStart('week', now), spanStart('day', now)),
    ),
    every(MINUTE, 'forgetting where votes came from', async (now) => {
      return (await stores.votes.deleteNetworks(now - NETWORK_LIFETIME, BATCH)) > 0;
    }),
    every(MINUTE, 'deleting reporters’ email addresses', async (now) => {
      return (await stores.reports.deleteAddresses(now - REPORT_ADDRESS_LIFETIME, BATCH)) > 0;
    }),
    every(MINUTE, 'ordering comments', orderComments({ ...stores, secrets, clock })),
    every(10 * MINUTE, 'counting the months of moderation', countMonths(stores)),
    every(MINUTE, 'forgetting sessions', (now) => stores.sessions.sweep(now)),
    every(MINUTE, 'forgetting shares', (now) => stores.shares.sweep(now - WEEK)),
    every(MINUTE, 'forgetting sign-in attempts', (now) => stores.signInAttempts.sweep(now)),
    every(MINUTE, 'forgetting mailed links', (now) => stores.accounts.sweepTokens(now - DAY)),
    every(MINUTE, 'forgetting alerts', (now) => stores.alerts.sweep(now - ALERT_LIFETIME)),
    every(MINUTE, 'forgetting jobs', (now) => stores.jobs.sweep(now - JOB_KEY_LIFETIME)),
  ];
};
