import {
  changePassword,
  confirmEmailChange,
  type EmailVerification,
  type MaintainedLists,
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
import {
  changeAlertPreferences,
  listAlerts,
  readAlertPreferences,
  readAlerts,
  remindOfToday,
  unsubscribe,
} from '@twosides/domain/alerts';
import {
  allowEmbed,
  closeDiscussion,
  editConflict,
  pauseVoting,
  postConflict,
  takeDownConflict,
} from '@twosides/domain/conflicts';
import { readDeck, readToday } from '@twosides/domain/deck';
import { addComment, deleteComment, hideComment, markHelpful } from '@twosides/domain/discussion';
import type { Clock, IdSource, Secrets } from '@twosides/domain/kernel';
import type { EstablishedRule } from '@twosides/domain/mailbox-keys';
import {
  claimCase,
  decideCase,
  listCases,
  listUnusualVoting,
  type PersonalDetector,
  readSuspension,
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
  listWaitingComments,
  readConflict,
  readFeed,
  readInsights,
  readLeaderboard,
  readProfile,
  readStats,
  search,
} from '@twosides/domain/reading';
import { shareConflict } from '@twosides/domain/sharing';
import {
  disconnectProvider,
  endOtherSessions,
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
  signInByLink,
  startProviderSignIn,
} from '@twosides/domain/sign-in';
import {
  answerAppeal,
  appealDecision,
  appealReport,
  listAppeals,
  listStatements,
  readReportStatus,
  readTransparency,
} from '@twosides/domain/statements';
import { postUpdate, readStories, readUpdates, setUpdateFollowing } from '@twosides/domain/updates';
import { castVote, listOwnVotes } from '@twosides/domain/voting';
import type { Stores } from '../adapters/stores.ts';

type Needs = {
  readonly stores: Stores;
  readonly providers: IdentityProviders;
  readonly hasher: PasswordHasher;
  readonly secrets: Secrets;
  readonly ids: IdSource;
  readonly lists: MaintainedLists;
  readonly confusableKeyOf: ConfusableKeyOf;
  readonly pushSender: PushSender;
  readonly clock: Clock;
  readonly emailVerification: EmailVerification;
  readonly weighing: Weighing;
  readonly detect: PersonalDetector;
  /** Where to mail reports of danger, if configured. */
  readonly alarmAddress: string | null;
  readonly isProduction: boolean;
  readonly established: EstablishedRule;
};

/** All use cases, each with only what it uses. */
export const createUseCases = ({
  stores: {
    accounts,
    conflicts,
    votes,
    ownVotes,
    comments,
    reading,
    todaysFive,
    updates,
    personalData,
    points,
    profiles,
    relations,
    moderation,
    reports,
    excluded,
    unusualVoting,
    searches,
    sessions,
    shares,
    signInAttempts: attempts,
    statements,
    transparency,
    stats,
    alerts,
    mailboxKeys,
    jobs,
    pushSubscriptions: subscriptions,
    rateLimiter: limiter,
  },
  providers,
  hasher,
  secrets,
  ids,
  lists,
  confusableKeyOf,
  pushSender: sender,
  clock,
  emailVerification,
  weighing,
  detect,
  alarmAddress,
  isProduction,
  established,
}: Needs) => ({
  readCurrentUser: readCurrentUser({ accounts }),
  register: register({ accounts, hasher, secrets, ids, clock, emailVerification, lists }),
  verifyEmail: verifyEmail({ accounts, hasher, secrets, ids, clock, lists }),
  verifyCode: verifyCode({ accounts, secrets, ids, clock, limiter }),
  resendVerification: requestLink({ jobs, secrets, clock }, 'verify-email'),
  logIn: logIn({ accounts, hasher, secrets, clock, emailVerification }),
  startProviderSignIn: startProviderSignIn({ providers, attempts, secrets, clock }),
  finishProviderSignIn: finishProviderSignIn({ providers, attempts, accounts, secrets, clock }),
  joinWithProvider: joinWithProvider({ accounts, secrets, ids, clock, lists }),
  listSignInProviders: listSignInProviders({ providers, isProduction }),
  disconnectProvider: disconnectProvider({ accounts, secrets, clock }),
  forgotPassword: requestLink({ jobs, secrets, clock }, 'reset-password'),
  requestSignInLink: requestLink({ jobs, secrets, clock }, 'sign-in'),
  readSignInLink: readSignInLink({ accounts, secrets, clock }),
  signInByLink: signInByLink({ accounts, secrets, clock }),
  rememberFlow: rememberFlow({ secrets, clock }),
  resetPassword: resetPassword({ accounts, secrets, hasher, clock, lists }),
  completeOnboarding: completeOnboarding({ accounts, clock, confusableKeyOf }),
  updateProfile: updateProfile({ accounts, clock, confusableKeyOf }),
  readSecurity: readSecurity({ accounts, clock }),
  changePassword: changePassword({ accounts, hasher, secrets, clock, lists }),
  requestEmailChange: requestEmailChange({ accounts, hasher, secrets, clock, lists }),
  withdrawEmailChange: withdrawEmailChange({ accounts }),
  confirmEmailChange: confirmEmailChange({ accounts, secrets, clock }),
  undoEmailChange: undoEmailChange({ accounts, hasher, secrets, clock, lists }),
  exportAccount: exportAccount({
    accounts,
    sessions,
    reading,
    updates,
    alerts,
    subscriptions,
    relations,
    personalData,
    secrets,
    clock,
  }),
  deleteAccount: deleteAccount({ accounts, hasher, secrets, clock }),
  listSessions: listSessions({ sessions, clock }),
  endSession: endSession({ sessions }),
  endOtherSessions: endOtherSessions({ sessions }),
  unsubscribe: unsubscribe({ accounts, alerts, secrets, clock }),
  listAddresses: reading.listAddresses,
  listConflicts: listConflicts({ reading, secrets, clock }),
  readFeed: readFeed({ reading, profiles }),
  readConflict: readConflict({ reading, secrets, clock }),
  readDeck: readDeck({ reading, todaysFive, secrets, clock }),
  readToday: readToday({ reading, todaysFive, secrets, clock }),
  readUpdates: readUpdates({ updates, reading, secrets, clock }),
  postUpdate: postUpdate({ updates, secrets, clock }),
  setUpdateFollowing: setUpdateFollowing({ updates, clock }),
  readStories: readStories({ updates, clock }),
  listComments: listComments({ reading, secrets, clock }),
  listWaitingComments: listWaitingComments({ reading, secrets, clock }),
  postConflict: postConflict({ conflicts, secrets, ids, clock, confusableKeyOf }),
  editConflict: editConflict({ conflicts, clock }),
  takeDownConflict: takeDownConflict({ conflicts }),
  closeDiscussion: closeDiscussion({ conflicts }),
  allowEmbed: allowEmbed({ conflicts }),
  pauseVoting: pauseVoting({ conflicts }),
  castVote: castVote({ votes, secrets, clock, established }),
  listOwnVotes: listOwnVotes({ ownVotes, secrets }),
  deleteComment: deleteComment({ comments }),
  hideComment: hideComment({ comments }),
  addComment: addComment({ comments, secrets, ids, clock }),
  shareConflict: shareConflict({ shares, secrets, clock }),
  readInsights: readInsights({ stats, clock }),
  markHelpful: markHelpful({ comments, secrets, clock }),
  readLeaderboard: readLeaderboard({ points, clock }),
  report: report({ reports, mailboxKeys, clock, weighing, detect, alarmAddress }),
  reportAsVisitor: reportAsVisitor({ reports, secrets, clock, alarmAddress }),
  readPush: readPush({ subscriptions, sender, clock }),
  subscribePush: subscribePush({ subscriptions, sender, secrets, clock }),
  unsubscribePush: unsubscribePush({ subscriptions }),
  isModerator: moderation.isModerator,
  readSuspension: readSuspension({ moderation, clock }),
  settleReports: settleReports({ reports, clock }),
  listCases: listCases({ reports, moderation, secrets, clock, ...weighing }),
  claimCase: claimCase({ reports, moderation, secrets, clock, ...weighing }),
  decideCase: decideCase({ reports, moderation, secrets, clock, ...weighing }),
  listStatements: listStatements({ statements, clock }),
  appealDecision: appealDecision({ statements, clock }),
  readTransparency: readTransparency({ transparency }),
  readReportStatus: readReportStatus({ statements, secrets, clock }),
  appealReport: appealReport({ statements, secrets, clock }),
  listAppeals: listAppeals({ statements, moderation, secrets, clock }),
  answerAppeal: answerAppeal({ statements, moderation, secrets, clock }),
  listUnusualVoting: listUnusualVoting({ moderation, excluded, unusualVoting, secrets, clock }),
  votingDesk: votingDesk({ moderation, excluded, unusualVoting, secrets, clock }),
  listAlerts: listAlerts({ alerts, ownVotes, secrets, clock }),
  remindOfToday: remindOfToday({ alerts, jobs, clock }),
  readAlerts: readAlerts({ alerts, ownVotes, secrets, clock }),
  readAlertPreferences: readAlertPreferences({ alerts }),
  changeAlertPreferences: changeAlertPreferences({ alerts }),
  readStats: readStats({ stats, clock }),
  search: search({ searches, reading, secrets, clock }),
  readProfile: readProfile({ profiles, relations, points, votes, secrets, clock }),
  readFollowing: readFollowing({ profiles }),
  follow: follow({ profiles, clock }),
  unfollow: unfollow({ profiles }),
  relationMember: relationMember({ profiles, relations, clock }),
  listRelated: listRelated({ relations }),
  listProfileConflicts: listProfileConflicts({ profiles, reading, secrets, clock }),
  listOwnConflicts: listOwnConflicts({ reading, secrets, clock }),
});

export type UseCases = ReturnType<typeof createUseCases>;
