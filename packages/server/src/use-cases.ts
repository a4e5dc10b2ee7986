import * as accounts from '@twosides/domain/accounts';
import * as alerts from '@twosides/domain/alerts';
import * as conflicts from '@twosides/domain/conflicts';
import * as deck from '@twosides/domain/deck';
import * as discussion from '@twosides/domain/discussion';
import type { Clock, IdSource, Secrets } from '@twosides/domain/kernel';
import * as moderation from '@twosides/domain/moderation';
import type { ConfusableKeyOf } from '@twosides/domain/names';
import * as privacy from '@twosides/domain/privacy';
import * as profile from '@twosides/domain/profile';
import * as push from '@twosides/domain/push';
import * as reading from '@twosides/domain/reading';
import * as sharing from '@twosides/domain/sharing';
import * as signIn from '@twosides/domain/sign-in';
import * as statements from '@twosides/domain/statements';
import * as updates from '@twosides/domain/updates';
import * as voting from '@twosides/domain/voting';
import type { Stores } from './adapters/stores.ts';

type Needs = moderation.Weighing & {
  readonly providers: signIn.IdentityProviders;
  readonly hasher: accounts.PasswordHasher;
  readonly verifier: accounts.PasskeyVerifier;
  readonly secrets: Secrets;
  readonly ids: IdSource;
  readonly lists: accounts.MaintainedLists;
  readonly confusableKeyOf: ConfusableKeyOf;
  readonly sender: push.PushSender;
  readonly clock: Clock;
  readonly emailVerification: accounts.EmailVerification;
  readonly detect: moderation.PersonalDetector;
  readonly alarmAddress: string | null;
  readonly isProduction: boolean;
};

export const createUseCases = (stores: Stores, others: Needs) => {
  const needs = {
    ...stores,
    ...others,
    attempts: stores.signInAttempts,
    limiter: stores.rateLimiter,
    subscriptions: stores.pushSubscriptions,
    weighing: { established: others.established, collapsing: others.collapsing },
  };
  return {
    readCurrentUser: profile.readCurrentUser(needs),
    register: accounts.register(needs),
    verifyEmail: accounts.verifyEmail(needs),
    verifyCode: accounts.verifyCode(needs),
    resendVerification: accounts.requestLink(needs, 'verify-email'),
    logIn: signIn.logIn(needs),
    startProviderSignIn: signIn.startProviderSignIn(needs),
    finishProviderSignIn: signIn.finishProviderSignIn(needs),
    joinWithProvider: signIn.joinWithProvider(needs),
    listSignInProviders: signIn.listSignInProviders(needs),
    disconnectProvider: signIn.disconnectProvider(needs),
    startPasskey: signIn.startPasskey(needs),
    signInWithPasskey: signIn.signInWithPasskey(needs),
    startAddingPasskey: signIn.startAddingPasskey(needs),
    addPasskey: signIn.addPasskey(needs),
    removePasskey: signIn.removePasskey(needs),
    confirmIdentity: signIn.confirmIdentity(needs),
    forgotPassword: accounts.requestLink(needs, 'reset-password'),
    requestSignInLink: accounts.requestLink(needs, 'sign-in'),
    readSignInLink: signIn.readSignInLink(needs),
    signInByLink: signIn.signInByLink(needs),
    rememberFlow: signIn.rememberFlow(needs),
    resetPassword: accounts.resetPassword(needs),
    completeOnboarding: profile.completeOnboarding(needs),
    updateProfile: profile.updateProfile(needs),
    readSecurity: signIn.readSecurity(needs),
    changePassword: accounts.changePassword(needs),
    requestEmailChange: accounts.requestEmailChange(needs),
    withdrawEmailChange: accounts.withdrawEmailChange(needs),
    confirmEmailChange: accounts.confirmEmailChange(needs),
    undoEmailChange: accounts.undoEmailChange(needs),
    exportAccount: privacy.exportAccount(needs),
    deleteAccount: privacy.deleteAccount(needs),
    listSessions: signIn.listSessions(needs),
    endSession: signIn.endSession(needs),
    endOtherSessions: stores.sessions.endOthers,
    unsubscribe: alerts.unsubscribe(needs),
    listAddresses: stores.reading.listAddresses,
    listConflicts: reading.listConflicts(needs),
    readFeed: reading.readFeed(needs),
    readConflict: reading.readConflict(needs),
    readDeck: deck.readDeck(needs),
    readToday: deck.readToday(needs),
    readYesterday: deck.readYesterday(needs),
    readUpdates: updates.readUpdates(needs),
    postUpdate: updates.postUpdate(needs),
    setUpdateFollowing: updates.setUpdateFollowing(needs),
    readStories: updates.readStories(needs),
    listComments: reading.listComments(needs),
    readThread: reading.readThread(needs),
    listReplies: reading.listReplies(needs),
    listWaitingComments: reading.listWaitingComments(needs),
    postConflict: conflicts.postConflict(needs),
    editConflict: conflicts.editConflict(needs),
    takeDownConflict: conflicts.takeDownConflict(needs),
    closeDiscussion: conflicts.closeDiscussion(needs),
    allowEmbed: conflicts.allowEmbed(needs),
    pauseVoting: conflicts.pauseVoting(needs),
    castVote: voting.castVote(needs),
    listOwnVotes: voting.listOwnVotes(needs),
    deleteComment: discussion.deleteComment(needs),
    hideComment: discussion.hideComment(needs),
    addComment: discussion.addComment(needs),
    shareConflict: sharing.shareConflict(needs),
    readInsights: reading.readInsights(needs),
    markComment: discussion.markComment(needs),
    readLeaderboard: reading.readLeaderboard(needs),
    report: moderation.report(needs),
    reportAsVisitor: moderation.reportAsVisitor(needs),
    readPush: push.readPush(needs),
    subscribePush: push.subscribePush(needs),
    unsubscribePush: push.unsubscribePush(needs),
    isModerator: stores.moderation.isModerator,
    readSuspension: moderation.readSuspension(needs),
    settleReports: moderation.settleReports(needs),
    listCases: moderation.listCases(needs),
    claimCase: moderation.claimCase(needs),
    releaseCase: moderation.releaseCase(needs),
    decideCase: moderation.decideCase(needs),
    listStatements: statements.listStatements(needs),
    appealDecision: statements.appealDecision(needs),
    readTransparency: statements.readTransparency(needs),
    readReportStatus: statements.readReportStatus(needs),
    appealReport: statements.appealReport(needs),
    listAppeals: statements.listAppeals(needs),
    countWaiting: statements.countWaiting(needs),
    answerAppeal: statements.answerAppeal(needs),
    listUnusualVoting: moderation.listUnusualVoting(needs),
    votingDesk: moderation.votingDesk(needs),
    listAlerts: alerts.listAlerts(needs),
    remindOfToday: alerts.remindOfToday(needs),
    readAlerts: alerts.readAlerts(needs),
    readAlertPreferences: stores.alerts.readPreferences,
    changeAlertPreferences: alerts.changeAlertPreferences(needs),
    readStats: reading.readStats(needs),
    search: reading.search(needs),
    readProfile: reading.readProfile(needs),
    readFollowing: profile.readFollowing(needs),
    follow: profile.follow(needs),
    unfollow: profile.unfollow(needs),
    listFollowing: profile.listFollowing(needs),
    changeRelation: profile.changeRelation(needs),
    listRelated: profile.listRelated(needs),
    listProfileConflicts: reading.listProfileConflicts(needs),
    listOwnConflicts: reading.listOwnConflicts(needs),
  };
};

export type UseCases = ReturnType<typeof createUseCases>;
