import {
  changePassword,
  confirmEmailChange,
  type EmailVerification,
  type MaintainedLists,
  type PasskeyVerifier,
  type PasswordHasher,
  register,
  requestEmailChange,
  requestLink,
  resetPassword,
  undoEmailChange,
  verifyCode,
  verifyEmail,
  withdrawEmailChange,
} from '@twosides/domain/accounts';
import { changeAlertPreferences, listAlerts, readAlerts, remindOfToday, unsubscribe } from '@twosides/domain/alerts';
import {
  allowEmbed,
  closeDiscussion,
  editConflict,
  pauseVoting,
  postConflict,
  takeDownConflict,
} from '@twosides/domain/conflicts';
import { readDeck, readToday, readYesterday } from '@twosides/domain/deck';
import { addComment, deleteComment, hideComment, markComment } from '@twosides/domain/discussion';
import type { Clock, IdSource, Secrets } from '@twosides/domain/kernel';
import {
  claimCase,
  decideCase,
  listCases,
  listUnusualVoting,
  type PersonalDetector,
  readSuspension,
  releaseCase,
  report,
  reportAsVisitor,
  settleReports,
  votingDesk,
  type Weighing,
} from '@twosides/domain/moderation';
import type { ConfusableKeyOf } from '@twosides/domain/names';
import { deleteAccount, exportAccount } from '@twosides/domain/privacy';
import {
  completeOnboarding,
  follow,
  listRelated,
  readCurrentUser,
  readFollowing,
  relationMember,
  unfollow,
  updateProfile,
} from '@twosides/domain/profile';
import { type PushSender, readPush, subscribePush, unsubscribePush } from '@twosides/domain/push';
import {
  listComments,
  listConflicts,
  listOwnConflicts,
  listProfileConflicts,
  listReplies,
  listWaitingComments,
  readConflict,
  readFeed,
  readInsights,
  readLeaderboard,
  readProfile,
  readStats,
  readThread,
  search,
} from '@twosides/domain/reading';
import { shareConflict } from '@twosides/domain/sharing';
import {
  addPasskey,
  confirmIdentity,
  disconnectProvider,
  endSession,
  finishProviderSignIn,
  type IdentityProviders,
  joinWithProvider,
  listSessions,
  listSignInProviders,
  logIn,
  readSecurity,
  readSignInLink,
  rememberFlow,
  removePasskey,
  signInByLink,
  signInWithPasskey,
  startAddingPasskey,
  startPasskey,
  startProviderSignIn,
} from '@twosides/domain/sign-in';
import {
  answerAppeal,
  appealDecision,
  appealReport,
  countWaiting,
  listAppeals,
  listStatements,
  readReportStatus,
  readTransparency,
} from '@twosides/domain/statements';
import { postUpdate, readStories, readUpdates, setUpdateFollowing } from '@twosides/domain/updates';
import { castVote, listOwnVotes } from '@twosides/domain/voting';
import type { Stores } from './adapters/stores.ts';

type Needs = Weighing & {
  readonly providers: IdentityProviders;
  readonly hasher: PasswordHasher;
  readonly verifier: PasskeyVerifier;
  readonly secrets: Secrets;
  readonly ids: IdSource;
  readonly lists: MaintainedLists;
  readonly confusableKeyOf: ConfusableKeyOf;
  readonly sender: PushSender;
  readonly clock: Clock;
  readonly emailVerification: EmailVerification;
  readonly detect: PersonalDetector;
  readonly alarmAddress: string | null;
  readonly isProduction: boolean;
};

export const createUseCases = (stores: Stores, others: Needs) => {
  const { alerts, moderation, reading, sessions } = stores;
  const needs = {
    ...stores,
    ...others,
    attempts: stores.signInAttempts,
    limiter: stores.rateLimiter,
    subscriptions: stores.pushSubscriptions,
    weighing: { established: others.established, collapsing: others.collapsing },
  };
  return {
    readCurrentUser: readCurrentUser(needs),
    register: register(needs),
    verifyEmail: verifyEmail(needs),
    verifyCode: verifyCode(needs),
    resendVerification: requestLink(needs, 'verify-email'),
    logIn: logIn(needs),
    startProviderSignIn: startProviderSignIn(needs),
    finishProviderSignIn: finishProviderSignIn(needs),
    joinWithProvider: joinWithProvider(needs),
    listSignInProviders: listSignInProviders(needs),
    disconnectProvider: disconnectProvider(needs),
    startPasskey: startPasskey(needs),
    signInWithPasskey: signInWithPasskey(needs),
    startAddingPasskey: startAddingPasskey(needs),
    addPasskey: addPasskey(needs),
    removePasskey: removePasskey(needs),
    confirmIdentity: confirmIdentity(needs),
    forgotPassword: requestLink(needs, 'reset-password'),
    requestSignInLink: requestLink(needs, 'sign-in'),
    readSignInLink: readSignInLink(needs),
    signInByLink: signInByLink(needs),
    rememberFlow: rememberFlow(needs),
    resetPassword: resetPassword(needs),
    completeOnboarding: completeOnboarding(needs),
    updateProfile: updateProfile(needs),
    readSecurity: readSecurity(needs),
    changePassword: changePassword(needs),
    requestEmailChange: requestEmailChange(needs),
    withdrawEmailChange: withdrawEmailChange(needs),
    confirmEmailChange: confirmEmailChange(needs),
    undoEmailChange: undoEmailChange(needs),
    exportAccount: exportAccount(needs),
    deleteAccount: deleteAccount(needs),
    listSessions: listSessions(needs),
    endSession: endSession(needs),
    endOtherSessions: sessions.endOthers,
    unsubscribe: unsubscribe(needs),
    listAddresses: reading.listAddresses,
    listConflicts: listConflicts(needs),
    readFeed: readFeed(needs),
    readConflict: readConflict(needs),
    readDeck: readDeck(needs),
    readToday: readToday(needs),
    readYesterday: readYesterday(needs),
    readUpdates: readUpdates(needs),
    postUpdate: postUpdate(needs),
    setUpdateFollowing: setUpdateFollowing(needs),
    readStories: readStories(needs),
    listComments: listComments(needs),
    readThread: readThread(needs),
    listReplies: listReplies(needs),
    listWaitingComments: listWaitingComments(needs),
    postConflict: postConflict(needs),
    editConflict: editConflict(needs),
    takeDownConflict: takeDownConflict(needs),
    closeDiscussion: closeDiscussion(needs),
    allowEmbed: allowEmbed(needs),
    pauseVoting: pauseVoting(needs),
    castVote: castVote(needs),
    listOwnVotes: listOwnVotes(needs),
    deleteComment: deleteComment(needs),
    hideComment: hideComment(needs),
    addComment: addComment(needs),
    shareConflict: shareConflict(needs),
    readInsights: readInsights(needs),
    markComment: markComment(needs),
    readLeaderboard: readLeaderboard(needs),
    report: report(needs),
    reportAsVisitor: reportAsVisitor(needs),
    readPush: readPush(needs),
    subscribePush: subscribePush(needs),
    unsubscribePush: unsubscribePush(needs),
    isModerator: moderation.isModerator,
    readSuspension: readSuspension(needs),
    settleReports: settleReports(needs),
    listCases: listCases(needs),
    claimCase: claimCase(needs),
    releaseCase: releaseCase(needs),
    decideCase: decideCase(needs),
    listStatements: listStatements(needs),
    appealDecision: appealDecision(needs),
    readTransparency: readTransparency(needs),
    readReportStatus: readReportStatus(needs),
    appealReport: appealReport(needs),
    listAppeals: listAppeals(needs),
    countWaiting: countWaiting(needs),
    answerAppeal: answerAppeal(needs),
    listUnusualVoting: listUnusualVoting(needs),
    votingDesk: votingDesk(needs),
    listAlerts: listAlerts(needs),
    remindOfToday: remindOfToday(needs),
    readAlerts: readAlerts(needs),
    readAlertPreferences: alerts.readPreferences,
    changeAlertPreferences: changeAlertPreferences(needs),
    readStats: readStats(needs),
    search: search(needs),
    readProfile: readProfile(needs),
    readFollowing: readFollowing(needs),
    follow: follow(needs),
    unfollow: unfollow(needs),
    relationMember: relationMember(needs),
    listRelated: listRelated(needs),
    listProfileConflicts: listProfileConflicts(needs),
    listOwnConflicts: listOwnConflicts(needs),
  };
};

export type UseCases = ReturnType<typeof createUseCases>;
