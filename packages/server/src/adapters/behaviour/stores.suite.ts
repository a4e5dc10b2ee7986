import { describe } from 'vitest';
import { describeAccounts } from './accounts.suite.ts';
import { describeAlerts } from './alerts.suite.ts';
import { describeComments } from './comments.suite.ts';
import { describeConflictLists } from './conflict-lists.suite.ts';
import { describeDigests } from './digests.suite.ts';
import { describeHiddenAuthors } from './hidden-authors.suite.ts';
import { describeIdentities } from './identities.suite.ts';
import { describeJobs } from './jobs.suite.ts';
import { describeOneMark } from './one-mark.suite.ts';
import type { OpenStores } from './open-stores.ts';
import { describePersonalData } from './personal-data.suite.ts';
import { describePoints } from './points.suite.ts';
import { describePolarizing } from './polarizing.suite.ts';
import { describePosting } from './posting.suite.ts';
import { describePushSubscriptions } from './push-subscriptions.suite.ts';
import { describeRateLimits } from './rate-limits.suite.ts';
import { describeRegistrations } from './registrations.suite.ts';
import { describeSessions } from './sessions.suite.ts';
import { describeShares } from './shares.suite.ts';
import { describeSignInAttempts } from './sign-in-attempts.suite.ts';
import { describeStats } from './stats.suite.ts';
import { describeSweep } from './sweep.suite.ts';
import { describeTextVersions } from './text-version.suite.ts';
import { describeTokens } from './tokens.suite.ts';
import { describeVoices } from './voices.suite.ts';
import { describeVotes } from './votes.suite.ts';

/**
 * What every database behind the ports does alike.
 * @param openStores gives stores over an empty database; called once a test, and once a run of a property
 */
export const describeStores = (name: string, openStores: OpenStores): void => {
  describe(name, () => {
    describePosting(openStores);
    describeVotes(openStores);
    describeTextVersions(openStores);
    describeVoices(openStores);
    describeOneMark(openStores);
    describeSweep(openStores);
    describeComments(openStores);
    describeConflictLists(openStores);
    describeHiddenAuthors(openStores);
    describePolarizing(openStores);
    describePoints(openStores);
    describeAccounts(openStores);
    describeTokens(openStores);
    describeRegistrations(openStores);
    describeIdentities(openStores);
    describeSignInAttempts(openStores);
    describeSessions(openStores);
    describePersonalData(openStores);
    describeShares(openStores);
    describeStats(openStores);
    describeDigests(openStores);
    describeJobs(openStores);
    describeRateLimits(openStores);
    describeAlerts(openStores);
    describePushSubscriptions(openStores);
  });
};
