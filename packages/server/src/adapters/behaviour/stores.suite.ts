import { describe } from 'vitest';
import { describeAccounts } from './accounts/accounts.suite.ts';
import { describeIdentities } from './accounts/identities.suite.ts';
import { describeNicknames } from './accounts/nicknames.suite.ts';
import { describeRegistrations } from './accounts/registrations.suite.ts';
import { describeTokens } from './accounts/tokens.suite.ts';
import { describeAlerts } from './alerts/alerts.suite.ts';
import { describeDigests } from './alerts/digests.suite.ts';
import { describeHiddenAuthors } from './conflicts/hidden-authors.suite.ts';
import { describePosting } from './conflicts/posting.suite.ts';
import { describeTextVersions } from './conflicts/text-version.suite.ts';
import { describeTodaysFive } from './deck/todays-five.suite.ts';
import { describeComments } from './discussion/comments.suite.ts';
import { describeOneMark } from './discussion/one-mark.suite.ts';
import { describeEndings } from './endings/endings.suite.ts';
import { describeJobs } from './jobs/jobs.suite.ts';
import { describeSetAside } from './moderation/set-aside.suite.ts';
import { describeSuspensions } from './moderation/suspensions.suite.ts';
import { describeUnusualVoting } from './moderation/unusual-voting.suite.ts';
import type { OpenStores } from './open-stores.ts';
import { describePoints } from './points/points.suite.ts';
import { describePointsAddUp } from './points/points-add-up.suite.ts';
import { describePersonalData } from './privacy/personal-data.suite.ts';
import { describePushSubscriptions } from './push/push-subscriptions.suite.ts';
import { describeRateLimits } from './rate-limits.suite.ts';
import { describeConflictLists } from './reading/conflict-lists.suite.ts';
import { describeKeptFigures } from './reading/kept-figures.suite.ts';
import { describePolarizing } from './reading/polarizing.suite.ts';
import { describeStats } from './reading/stats.suite.ts';
import { describeShares } from './sharing/shares.suite.ts';
import { describeSessions } from './sign-in/sessions.suite.ts';
import { describeSignInAttempts } from './sign-in/sign-in-attempts.suite.ts';
import { describeVoices } from './voices/voices.suite.ts';
import { describeOwnVotes } from './voting/own-votes.suite.ts';
import { describeSweep } from './voting/sweep.suite.ts';
import { describeVotes } from './voting/votes.suite.ts';

/**
 * What every database behind the ports does alike.
 * @param openStores gives stores over an empty database; called once a test, and once a run of a property
 */
export const describeStores = (name: string, openStores: OpenStores): void => {
  describe(name, () => {
    describePosting(openStores);
    describeVotes(openStores);
    describeUnusualVoting(openStores);
    describeSetAside(openStores);
    describeSuspensions(openStores);
    describeTextVersions(openStores);
    describeVoices(openStores);
    describeOneMark(openStores);
    describeOwnVotes(openStores);
    describeSweep(openStores);
    describeComments(openStores);
    describeConflictLists(openStores);
    describeTodaysFive(openStores);
    describeEndings(openStores);
    describeHiddenAuthors(openStores);
    describePolarizing(openStores);
    describePoints(openStores);
    describePointsAddUp(openStores);
    describeAccounts(openStores);
    describeNicknames(openStores);
    describeTokens(openStores);
    describeRegistrations(openStores);
    describeIdentities(openStores);
    describeSignInAttempts(openStores);
    describeSessions(openStores);
    describePersonalData(openStores);
    describeShares(openStores);
    describeStats(openStores);
    describeKeptFigures(openStores);
    describeDigests(openStores);
    describeJobs(openStores);
    describeRateLimits(openStores);
    describeAlerts(openStores);
    describePushSubscriptions(openStores);
  });
};
