import type * as v from 'valibot';
import type { AlertPreferences } from '../model/alert.ts';
import {
  changeEmailInput,
  changePasswordInput,
  confirmEmailInput,
  deleteAccountInput,
  emailInput,
  linkInput,
  loginInput,
  onboardingInput,
  profileInput,
  profileParams,
  providerParams,
  registerInput,
  resetPasswordInput,
  sessionParams,
  unsubscribeInput,
  verifyCodeInput,
  verifyEmailInput,
  verifyEmailQuery,
} from './account.schema.ts';
import type { AccountExport } from './account-export.ts';
import {
  alertPreferencesInput,
  alertsQuery,
  pushDeviceParams,
  pushSubscriptionInput,
  readAlertsInput,
} from './alert.schema.ts';
import {
  commentInput,
  commentParams,
  commentsQuery,
  conflictParams,
  editConflictInput,
  leaderboardQuery,
  listQuery,
  pageQuery,
  postAnonymousConflictInput,
  postConflictInput,
  reportInput,
  searchQuery,
  shareInput,
  todayQuery,
  voteInput,
} from './conflict.schema.ts';
import { type Endpoint, endpoints, type RouteName } from './endpoints.ts';
import type { ErrorCode } from './error-codes.ts';
import type {
  AlertsView,
  CommentReceipt,
  CommentView,
  ConflictDetailView,
  ConflictView,
  CurrentUserView,
  DeletedComment,
  EmailChanged,
  EmailVerified,
  FollowingView,
  HelpfulReceipt,
  InsightsView,
  LeaderboardView,
  MessageView,
  OpenedElsewhereView,
  OperatorView,
  PostedConflict,
  ProfileView,
  PushView,
  Registered,
  SearchView,
  SecurityView,
  SessionView,
  SignedIn,
  SignedInByLinkView,
  SignInProvidersView,
  StatsView,
  UnreadView,
  Unsubscribed,
  VoteReceipt,
} from './views.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/** One call of the API. `Output` is its 2xx body; a `paged` one is an array whose next cursor is in `X-Next-Cursor`. */
export type Route<Output = unknown> = Endpoint & {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Who may call it at all; what they may do is decided by the use case. */
  readonly access: 'anyone' | 'member';
  /** Whether it takes an `Idempotency-Key` and is applied at most once under it. */
  readonly operation?: true;
  readonly paged?: true;
  readonly status: 200 | 201;
  /** What can go wrong beyond what any call can meet (bad input, rate limit, fault). */
  readonly errors: readonly ErrorCode[];
  /** Carries the type only. */
  readonly output?: Output;
};

const returns =
  <Output>() =>
  <const R extends Route>(route: R): R & Route<Output> =>
    route as R & Route<Output>;

/**
 * The API, once, for both sides: the server's handlers and the client are mapped types over it. Long because it is
 * whole.
 */
export const routes = {
  currentUser: returns<CurrentUserView>()({
    ...endpoints.currentUser,
    access: 'member',
    status: 200,
    errors: ['authentication-required'],
  }),
  register: returns<Registered>()({
    ...endpoints.register,
    body: registerInput,
    access: 'anyone',
    status: 200,
    errors: ['email-taken', 'email-throw-away', 'password-common', 'password-is-email'],
  }),
  verifyEmail: returns<EmailVerified>()({
    ...endpoints.verifyEmail,
    query: verifyEmailQuery,
    access: 'anyone',
    status: 200,
    errors: ['token-invalid', 'token-expired', 'opened-elsewhere'],
  }),
  redeemRegistration: returns<EmailVerified | OpenedElsewhereView>()({
    ...endpoints.redeemRegistration,
    body: verifyEmailInput,
    access: 'anyone',
    status: 200,
    errors: ['token-invalid', 'token-expired', 'password-common', 'password-is-email'],
  }),
  verifyCode: returns<EmailVerified>()({
    ...endpoints.verifyCode,
    body: verifyCodeInput,
    access: 'anyone',
    status: 200,
    errors: ['code-invalid', 'code-tries-used'],
  }),
  resendVerification: returns<MessageView>()({
    ...endpoints.resendVerification,
    body: linkInput,
    access: 'anyone',
    status: 200,
    errors: [],
  }),
  login: returns<SignedIn>()({
    ...endpoints.login,
    body: loginInput,
    access: 'anyone',
    status: 200,
    errors: ['invalid-credentials', 'email-not-verified'],
  }),
  logout: returns<MessageView>()({ ...endpoints.logout, access: 'anyone', status: 200, errors: [] }),
  forgotPassword: returns<MessageView>()({
    ...endpoints.forgotPassword,
    body: emailInput,
    access: 'anyone',
    status: 200,
    errors: [],
  }),
  requestSignInLink: returns<MessageView>()({
    ...endpoints.requestSignInLink,
    body: linkInput,
    access: 'anyone',
    status: 200,
    errors: [],
  }),
  signInByLink: returns<SignedInByLinkView>()({
    ...endpoints.signInByLink,
    body: confirmEmailInput,
    access: 'anyone',
    status: 200,
    errors: ['token-invalid', 'token-expired'],
  }),
  resetPassword: returns<MessageView>()({
    ...endpoints.resetPassword,
    body: resetPasswordInput,
    access: 'anyone',
    status: 200,
    errors: ['token-invalid', 'token-expired', 'password-common', 'password-is-email'],
  }),
  completeOnboarding: returns<CurrentUserView>()({
    ...endpoints.completeOnboarding,
    body: onboardingInput,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'nickname-taken', 'nickname-reserved', 'nickname-unclear'],
  }),
  signInProviders: returns<SignInProvidersView>()({
    ...endpoints.signInProviders,
    access: 'anyone',
    status: 200,
    errors: [],
  }),
  disconnectProvider: returns<SecurityView>()({
    ...endpoints.disconnectProvider,
    params: providerParams,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'connection-not-found', 'last-way-in'],
  }),
  updateProfile: returns<CurrentUserView>()({
    ...endpoints.updateProfile,
    body: profileInput,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'nickname-taken', 'nickname-reserved', 'nickname-unclear'],
  }),
  security: returns<SecurityView>()({
    ...endpoints.security,
    access: 'member',
    status: 200,
    errors: ['authentication-required'],
  }),
  changePassword: returns<MessageView>()({
    ...endpoints.changePassword,
    body: changePasswordInput,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'wrong-password', 'password-not-set', 'password-common', 'password-is-email'],
  }),
  changeEmail: returns<MessageView>()({
    ...endpoints.changeEmail,
    body: changeEmailInput,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'wrong-password', 'password-not-set', 'email-unchanged', 'email-throw-away'],
  }),
  withdrawEmailChange: returns<MessageView>()({
    ...endpoints.withdrawEmailChange,
    access: 'member',
    status: 200,
    errors: ['authentication-required'],
  }),
  confirmEmailChange: returns<EmailChanged>()({
    ...endpoints.confirmEmailChange,
    body: confirmEmailInput,
    access: 'anyone',
    status: 200,
    errors: ['token-invalid', 'token-expired'],
  }),
  exportAccount: returns<AccountExport>()({
    ...endpoints.exportAccount,
    access: 'member',
    status: 200,
    errors: ['authentication-required'],
  }),
  deleteAccount: returns<MessageView>()({
    ...endpoints.deleteAccount,
    body: deleteAccountInput,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'wrong-password', 'sign-in-again', 'password-not-set'],
  }),
  sessions: returns<readonly SessionView[]>()({
    ...endpoints.sessions,
    access: 'member',
    status: 200,
    errors: ['authentication-required'],
  }),
  endSession: returns<MessageView>()({
    ...endpoints.endSession,
    params: sessionParams,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'session-not-found'],
  }),
  endOtherSessions: returns<MessageView>()({
    ...endpoints.endOtherSessions,
    access: 'member',
    status: 200,
    errors: ['authentication-required'],
  }),
  unsubscribe: returns<Unsubscribed>()({
    ...endpoints.unsubscribe,
    body: unsubscribeInput,
    access: 'anyone',
    status: 200,
    errors: ['unsubscribe-link-invalid'],
  }),

  topConflictsToday: returns<readonly ConflictView[]>()({
    ...endpoints.topConflictsToday,
    query: todayQuery,
    access: 'anyone',
    paged: true,
    status: 200,
    errors: ['category-not-found'],
  }),
  trending: returns<readonly ConflictView[]>()({
    ...endpoints.trending,
    query: listQuery,
    access: 'anyone',
    paged: true,
    status: 200,
    errors: ['category-not-found'],
  }),
  polarizing: returns<readonly ConflictView[]>()({
    ...endpoints.polarizing,
    query: listQuery,
    access: 'anyone',
    paged: true,
    status: 200,
    errors: ['category-not-found'],
  }),
  conflicts: returns<readonly ConflictView[]>()({
    ...endpoints.conflicts,
    query: listQuery,
    access: 'anyone',
    paged: true,
    status: 200,
    errors: ['category-not-found'],
  }),
  operator: returns<OperatorView>()({ ...endpoints.operator, access: 'anyone', status: 200, errors: [] }),
  stats: returns<StatsView>()({ ...endpoints.stats, access: 'anyone', status: 200, errors: [] }),
  search: returns<SearchView>()({ ...endpoints.search, query: searchQuery, access: 'anyone', status: 200, errors: [] }),
  leaderboard: returns<LeaderboardView>()({
    ...endpoints.leaderboard,
    query: leaderboardQuery,
    access: 'anyone',
    status: 200,
    errors: [],
  }),

  postConflict: returns<PostedConflict>()({
    ...endpoints.postConflict,
    body: postConflictInput,
    access: 'member',
    operation: true,
    status: 201,
    errors: [
      'authentication-required',
      'email-verification-required',
      'onboarding-required',
      'author-side-required',
      'operation-mismatch',
    ],
  }),
  postAnonymousConflict: returns<PostedConflict>()({
    ...endpoints.postAnonymousConflict,
    body: postAnonymousConflictInput,
    access: 'member',
    operation: true,
    status: 201,
    errors: [
      'authentication-required',
      'email-verification-required',
      'onboarding-required',
      'author-side-required',
      'operation-mismatch',
    ],
  }),
  conflict: returns<ConflictDetailView>()({
    ...endpoints.conflict,
    params: conflictParams,
    access: 'anyone',
    status: 200,
    errors: ['conflict-not-found'],
  }),
  editConflict: returns<ConflictDetailView>()({
    ...endpoints.editConflict,
    params: conflictParams,
    body: editConflictInput,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'conflict-not-found', 'not-the-author', 'conflict-frozen'],
  }),
  takeDownConflict: returns<MessageView>()({
    ...endpoints.takeDownConflict,
    params: conflictParams,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'conflict-not-found', 'not-the-author'],
  }),
  castVote: returns<VoteReceipt>()({
    ...endpoints.castVote,
    params: conflictParams,
    body: voteInput,
    access: 'member',
    operation: true,
    status: 200,
    errors: [
      'authentication-required',
      'email-verification-required',
      'conflict-not-found',
      'text-changed',
      'operation-mismatch',
    ],
  }),
  comments: returns<readonly CommentView[]>()({
    ...endpoints.comments,
    params: conflictParams,
    query: commentsQuery,
    access: 'anyone',
    paged: true,
    status: 200,
    errors: ['conflict-not-found'],
  }),
  addComment: returns<CommentReceipt>()({
    ...endpoints.addComment,
    params: conflictParams,
    body: commentInput,
    access: 'member',
    operation: true,
    status: 201,
    errors: ['authentication-required', 'email-verification-required', 'conflict-not-found', 'operation-mismatch'],
  }),
  shareConflict: returns<MessageView>()({
    ...endpoints.shareConflict,
    params: conflictParams,
    body: shareInput,
    access: 'anyone',
    status: 200,
    errors: ['conflict-not-found'],
  }),
  insights: returns<InsightsView>()({
    ...endpoints.insights,
    params: conflictParams,
    access: 'anyone',
    status: 200,
    errors: ['conflict-not-found'],
  }),

  reportConflict: returns<MessageView>()({
    ...endpoints.reportConflict,
    params: conflictParams,
    body: reportInput,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'email-verification-required', 'conflict-not-found', 'own-item'],
  }),
  reportComment: returns<MessageView>()({
    ...endpoints.reportComment,
    params: commentParams,
    body: reportInput,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'email-verification-required', 'comment-not-found', 'own-item'],
  }),
  deleteComment: returns<DeletedComment>()({
    ...endpoints.deleteComment,
    params: commentParams,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'comment-not-found', 'not-the-author'],
  }),
  markHelpful: returns<HelpfulReceipt>()({
    ...endpoints.markHelpful,
    params: commentParams,
    access: 'member',
    operation: true,
    status: 200,
    errors: [
      'authentication-required',
      'email-verification-required',
      'comment-not-found',
      'own-comment',
      'operation-mismatch',
    ],
  }),
  unmarkHelpful: returns<HelpfulReceipt>()({
    ...endpoints.unmarkHelpful,
    params: commentParams,
    access: 'member',
    operation: true,
    status: 200,
    errors: [
      'authentication-required',
      'email-verification-required',
      'comment-not-found',
      'own-comment',
      'operation-mismatch',
    ],
  }),

  alerts: returns<AlertsView>()({
    ...endpoints.alerts,
    query: alertsQuery,
    access: 'member',
    status: 200,
    errors: ['authentication-required'],
  }),
  readAlerts: returns<UnreadView>()({
    ...endpoints.readAlerts,
    body: readAlertsInput,
    access: 'member',
    status: 200,
    errors: ['authentication-required'],
  }),
  alertPreferences: returns<AlertPreferences>()({
    ...endpoints.alertPreferences,
    access: 'member',
    status: 200,
    errors: ['authentication-required'],
  }),
  changeAlertPreferences: returns<AlertPreferences>()({
    ...endpoints.changeAlertPreferences,
    body: alertPreferencesInput,
    access: 'member',
    status: 200,
    errors: ['authentication-required'],
  }),

  push: returns<PushView>()({
    ...endpoints.push,
    access: 'member',
    status: 200,
    errors: ['authentication-required'],
  }),
  subscribePush: returns<MessageView>()({
    ...endpoints.subscribePush,
    body: pushSubscriptionInput,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'push-service-unknown'],
  }),
  unsubscribePush: returns<MessageView>()({
    ...endpoints.unsubscribePush,
    params: pushDeviceParams,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'push-device-not-found'],
  }),

  ownConflicts: returns<readonly ConflictView[]>()({
    ...endpoints.ownConflicts,
    query: pageQuery,
    access: 'member',
    paged: true,
    status: 200,
    errors: ['authentication-required'],
  }),
  profile: returns<ProfileView>()({
    ...endpoints.profile,
    params: profileParams,
    access: 'anyone',
    status: 200,
    errors: ['member-not-found'],
  }),
  profileConflicts: returns<readonly ConflictView[]>()({
    ...endpoints.profileConflicts,
    params: profileParams,
    query: pageQuery,
    access: 'anyone',
    paged: true,
    status: 200,
    errors: ['member-not-found'],
  }),
  following: returns<FollowingView>()({
    ...endpoints.following,
    params: profileParams,
    access: 'anyone',
    status: 200,
    errors: ['member-not-found'],
  }),
  follow: returns<FollowingView>()({
    ...endpoints.follow,
    params: profileParams,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'member-not-found', 'cannot-follow-self', 'onboarding-required'],
  }),
  unfollow: returns<FollowingView>()({
    ...endpoints.unfollow,
    params: profileParams,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'member-not-found', 'cannot-follow-self', 'onboarding-required'],
  }),
} as const satisfies Record<RouteName, Route>;

export type Routes = typeof routes;

type InputOf<S> = S extends Schema ? v.InferOutput<S> : undefined;
type RawOf<S> = S extends Schema ? v.InferInput<S> : undefined;

/** What a handler gets, parsed. */
export type ParsedInput<Name extends RouteName> = {
  readonly params: InputOf<Routes[Name] extends { params: infer S } ? S : undefined>;
  readonly query: InputOf<Routes[Name] extends { query: infer S } ? S : undefined>;
  readonly body: InputOf<Routes[Name] extends { body: infer S } ? S : undefined>;
};

/** What a client sends, before parsing. */
export type RawInput<Name extends RouteName> = {
  readonly params: RawOf<Routes[Name] extends { params: infer S } ? S : undefined>;
  readonly query: RawOf<Routes[Name] extends { query: infer S } ? S : undefined>;
  readonly body: RawOf<Routes[Name] extends { body: infer S } ? S : undefined>;
};

export type Output<Name extends RouteName> = Routes[Name] extends Route<infer O> ? O : never;

/** The error codes that a use case behind the route may answer with. */
export type RouteError<Name extends RouteName> = Routes[Name]['errors'][number];
