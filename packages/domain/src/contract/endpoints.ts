import type { ProofChallenge } from '../accounts/proof-of-work.ts';
import type { ConflictText } from '../model/index.ts';
import type { ErrorCode } from '../wire/index.ts';

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
};

type Path = Endpoint['path'];

const read = <const P extends Path>(path: P) => ({ method: 'GET', path }) as const;
const post = <const P extends Path>(path: P) => ({ method: 'POST', path }) as const;
const patch = <const P extends Path>(path: P) => ({ method: 'PATCH', path }) as const;
const remove = <const P extends Path>(path: P) => ({ method: 'DELETE', path }) as const;

/** Separate from the schemas in `routes.ts`, so that the app can load the endpoints without the schema library. */
export const endpoints = {
  currentUser: read('/api/auth/user'),
  register: post('/api/auth/register'),
  verifyEmail: read('/api/auth/verify-email'),
  redeemRegistration: post('/api/auth/verify-email'),
  verifyCode: post('/api/auth/verify-code'),
  resendVerification: post('/api/auth/resend-verification'),
  login: post('/api/auth/login'),
  logout: post('/api/auth/logout'),
  forgotPassword: post('/api/auth/forgot-password'),
  completeOnboarding: post('/api/auth/onboarding'),
  signInProviders: read('/api/auth/providers'),

  topConflictsToday: read('/api/top-conflicts-today'),
  trending: read('/api/trending'),
  polarizing: read('/api/polarizing'),
  ended: read('/api/ended'),
  conflicts: read('/api/conflicts'),

  deck: read('/api/deck'),
  today: read('/api/today'),
  yesterday: read('/api/today/yesterday'),
  remindOfToday: post('/api/today/remind'),
  ownVotes: read('/api/votes'),

  operator: read('/api/operator'),
  stats: read('/api/stats'),
  search: read('/api/search'),
  leaderboard: read('/api/leaderboard'),

  postConflict: post('/api/conflicts'),
  postAnonymousConflict: post('/api/conflicts/anonymous'),
  conflict: read('/api/conflicts/{id}'),
  castVote: post('/api/conflicts/{id}/vote'),
  comments: read('/api/conflicts/{id}/comments'),
  addComment: post('/api/conflicts/{id}/comments'),
  shareConflict: post('/api/conflicts/{id}/share'),

  alerts: read('/api/alerts'),
  readAlerts: post('/api/alerts/read'),

  ownConflicts: read('/api/user/conflicts'),
  ownFollowing: read('/api/following'),
  profile: read('/api/user/{identifier}'),
  profileConflicts: read('/api/user/{identifier}/conflicts'),
  following: read('/api/user/{identifier}/following'),

  requestSignInLink: post('/api/auth/sign-in-link'),
  readSignInLink: post('/api/auth/sign-in-link/read'),
  signInByLink: post('/api/auth/sign-in-link/redeem'),
  resetPassword: post('/api/auth/reset-password'),
  updateProfile: patch('/api/auth/profile'),
  disconnectProvider: remove('/api/auth/connections/{provider}'),
  startPasskey: post('/api/auth/passkeys/challenge'),
  signInWithPasskey: post('/api/auth/passkeys/sign-in'),
  startAddingPasskey: post('/api/auth/passkeys/options'),
  addPasskey: post('/api/auth/passkeys'),
  removePasskey: remove('/api/auth/passkeys/{id}'),
  confirmIdentity: post('/api/auth/passkeys/confirm'),
  security: read('/api/auth/security'),
  changePassword: post('/api/auth/password'),
  changeEmail: post('/api/auth/email'),
  withdrawEmailChange: remove('/api/auth/email'),
  exportAccount: read('/api/auth/export'),
  deleteAccount: post('/api/auth/delete-account'),
  sessions: read('/api/auth/sessions'),
  endSession: remove('/api/auth/sessions/{id}'),
  endOtherSessions: remove('/api/auth/sessions'),
  push: read('/api/push/subscriptions'),
  subscribePush: post('/api/push/subscriptions'),
  unsubscribePush: remove('/api/push/subscriptions/{id}'),
  comment: read('/api/comments/{id}'),
  replies: read('/api/comments/{id}/replies'),
  markHelpful: post('/api/comments/{id}/helpful'),
  unmarkHelpful: remove('/api/comments/{id}/helpful'),
  markChangedMind: post('/api/comments/{id}/changed-mind'),
  unmarkChangedMind: remove('/api/comments/{id}/changed-mind'),
  follow: post('/api/user/{identifier}/follow'),
  unfollow: remove('/api/user/{identifier}/follow'),
  insights: read('/api/conflicts/{id}/insights'),
  waitingCases: read('/api/moderation/waiting'),
  moderationCases: read('/api/moderation/cases'),
  claimCase: post('/api/moderation/cases/{id}/claim'),
  releaseCase: remove('/api/moderation/cases/{id}/claim'),
  decideCase: post('/api/moderation/cases/{id}/decision'),
  unusualVoting: read('/api/moderation/voting'),
  excludeVotes: post('/api/moderation/voting/{id}/exclude'),
  restoreVotes: post('/api/moderation/voting/{id}/restore'),
  votingSeen: post('/api/moderation/voting/{id}/seen'),
  statements: read('/api/statements'),
  appealDecision: post('/api/statements/{id}/appeal'),
  moderationAppeals: read('/api/moderation/appeals'),
  answerAppeal: post('/api/moderation/appeals/{id}/answer'),
  reportConflict: post('/api/conflicts/{id}/report'),
  reportComment: post('/api/comments/{id}/report'),
  reportUpdate: post('/api/updates/{id}/report'),
  reportAsVisitor: post('/api/reports'),
  reportStatus: post('/api/reports/status'),
  appealReport: post('/api/reports/appeal'),
  transparency: read('/api/transparency'),
  related: read('/api/related'),
  muteMember: post('/api/user/{identifier}/mute'),
  unmuteMember: remove('/api/user/{identifier}/mute'),
  blockMember: post('/api/user/{identifier}/block'),
  unblockMember: remove('/api/user/{identifier}/block'),
  hideComment: post('/api/comments/{id}/hide'),
  showComment: remove('/api/comments/{id}/hide'),
  closeDiscussion: post('/api/conflicts/{id}/close'),
  reopenDiscussion: remove('/api/conflicts/{id}/close'),
  allowEmbed: post('/api/conflicts/{id}/embed'),
  forbidEmbed: remove('/api/conflicts/{id}/embed'),
  waitingComments: read('/api/conflicts/{id}/waiting'),
  pauseVoting: post('/api/conflicts/{id}/rest'),
  resumeVoting: remove('/api/conflicts/{id}/rest'),
  deleteComment: remove('/api/comments/{id}'),
  takeDownConflict: remove('/api/conflicts/{id}'),
  alertPreferences: read('/api/alerts/preferences'),
  changeAlertPreferences: patch('/api/alerts/preferences'),
  undoEmailChange: post('/api/auth/email/undo'),
  confirmEmailChange: post('/api/auth/email/confirm'),
  unsubscribe: post('/api/unsubscribe'),
  updates: read('/api/conflicts/{id}/updates'),
  addUpdate: post('/api/conflicts/{id}/updates'),
  followUpdates: post('/api/conflicts/{id}/updates/follow'),
  unfollowUpdates: remove('/api/conflicts/{id}/updates/follow'),
  stories: read('/api/stories'),
  editConflict: patch('/api/conflicts/{id}'),
} satisfies Record<string, Endpoint>;

export type RouteName = keyof typeof endpoints;

export type ErrorBody = {
  readonly error: string;
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
  /** Set only with the code `text-changed`. */
  readonly text?: ConflictText;
  readonly challenge?: ProofChallenge;
};
