import type {
  Clock,
  EmailVerification,
  IdentityProviders,
  IdSource,
  KeptLists,
  PasswordHasher,
  PushSender,
  Secrets,
  SkeletonOf,
} from '@twosides/domain';
import * as domain from '@twosides/domain';
import type { Stores } from './adapters/stores.ts';

type Needs = {
  readonly stores: Stores;
  readonly providers: IdentityProviders;
  readonly hasher: PasswordHasher;
  readonly secrets: Secrets;
  readonly ids: IdSource;
  readonly lists: KeptLists;
  readonly skeletonOf: SkeletonOf;
  readonly pushSender: PushSender;
  readonly clock: Clock;
  readonly emailVerification: EmailVerification;
  readonly isProduction: boolean;
};

/** The use cases, each given only what it uses. */
export const createUseCases = ({
  stores: {
    accounts,
    conflicts,
    personalData,
    points,
    profiles,
    reports,
    searches,
    sessions,
    shares,
    signInAttempts: attempts,
    stats,
    alerts,
    jobs,
    pushSubscriptions: subscriptions,
    rateLimiter: limiter,
  },
  providers,
  hasher,
  secrets,
  ids,
  lists,
  skeletonOf,
  pushSender: sender,
  clock,
  emailVerification,
  isProduction,
}: Needs) => ({
  readCurrentUser: domain.readCurrentUser({ accounts }),
  register: domain.register({ accounts, hasher, secrets, ids, clock, emailVerification, lists }),
  verifyEmail: domain.verifyEmail({ accounts, hasher, secrets, ids, clock, lists }),
  verifyCode: domain.verifyCode({ accounts, secrets, ids, clock, limiter }),
  resendVerification: domain.requestLink({ jobs, secrets, clock }, 'verify-email'),
  logIn: domain.logIn({ accounts, hasher, secrets, clock, emailVerification }),
  beginProviderSignIn: domain.beginProviderSignIn({ providers, attempts, secrets, clock }),
  finishProviderSignIn: domain.finishProviderSignIn({ providers, attempts, accounts, secrets, ids, clock }),
  listSignInProviders: domain.listSignInProviders({ providers, isProduction }),
  disconnectProvider: domain.disconnectProvider({ accounts, secrets, clock }),
  forgotPassword: domain.requestLink({ jobs, secrets, clock }, 'reset-password'),
  requestSignInLink: domain.requestLink({ jobs, secrets, clock }, 'sign-in'),
  signInByLink: domain.signInByLink({ accounts, secrets, clock }),
  resetPassword: domain.resetPassword({ accounts, secrets, hasher, clock, lists }),
  completeOnboarding: domain.completeOnboarding({ accounts, clock, skeletonOf }),
  updateProfile: domain.updateProfile({ accounts, clock, skeletonOf }),
  readSecurity: domain.readSecurity({ accounts, clock }),
  changePassword: domain.changePassword({ accounts, hasher, secrets, clock, lists }),
  requestEmailChange: domain.requestEmailChange({ accounts, hasher, secrets, clock, lists }),
  withdrawEmailChange: domain.withdrawEmailChange({ accounts }),
  confirmEmailChange: domain.confirmEmailChange({ accounts, secrets, clock }),
  exportAccount: domain.exportAccount({
    accounts,
    sessions,
    conflicts,
    alerts,
    subscriptions,
    personalData,
    secrets,
    clock,
  }),
  deleteAccount: domain.deleteAccount({ accounts, hasher, secrets, clock }),
  listSessions: domain.listSessions({ sessions, clock }),
  endSession: domain.endSession({ sessions }),
  endOtherSessions: domain.endOtherSessions({ sessions }),
  unsubscribe: domain.unsubscribe({ accounts, alerts, secrets, clock }),
  listConflicts: domain.listConflicts({ conflicts, secrets, clock }),
  readConflict: domain.readConflict({ conflicts, secrets, clock }),
  listComments: domain.listComments({ conflicts, secrets, clock }),
  postConflict: domain.postConflict({ conflicts, secrets, ids, clock, skeletonOf }),
  editConflict: domain.editConflict({ conflicts }),
  takeDownConflict: domain.takeDownConflict({ conflicts }),
  castVote: domain.castVote({ conflicts, secrets, clock }),
  deleteComment: domain.deleteComment({ conflicts }),
  addComment: domain.addComment({ conflicts, secrets, ids, clock }),
  shareConflict: domain.shareConflict({ shares, secrets, clock }),
  readInsights: domain.readInsights({ stats, clock }),
  markHelpful: domain.markHelpful({ points, secrets, clock }),
  readLeaderboard: domain.readLeaderboard({ points, clock }),
  report: domain.report({ reports, clock }),
  readPush: domain.readPush({ subscriptions, sender, clock }),
  subscribePush: domain.subscribePush({ subscriptions, sender, secrets, clock }),
  unsubscribePush: domain.unsubscribePush({ subscriptions }),
  settleReports: domain.settleReports({ reports, clock }),
  listAlerts: domain.listAlerts({ alerts }),
  readAlerts: domain.readAlerts({ alerts }),
  readAlertPreferences: domain.readAlertPreferences({ alerts }),
  changeAlertPreferences: domain.changeAlertPreferences({ alerts }),
  readStats: domain.readStats({ stats, clock }),
  search: domain.search({ searches, secrets, clock }),
  readProfile: domain.readProfile({ profiles, points, clock }),
  readFollowing: domain.readFollowing({ profiles }),
  setFollowing: domain.setFollowing({ profiles, clock }),
  listProfileConflicts: domain.listProfileConflicts({ profiles, conflicts, secrets, clock }),
  listOwnConflicts: domain.listOwnConflicts({ conflicts, secrets, clock }),
});

export type UseCases = ReturnType<typeof createUseCases>;
