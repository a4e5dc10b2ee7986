/** Where a call of the API goes. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Parts in `{}` are described by the route's `params`. */
  readonly path: `/api/${string}`;
};

/**
 * Method and path of every call. Apart from `routes.ts` because that holds the schemas: the app's client asks for these
 * alone, so that its first paint carries no parser.
 */
export const endpoints = {
  currentUser: { method: 'GET', path: '/api/auth/user' },
  register: { method: 'POST', path: '/api/auth/register' },
  verifyEmail: { method: 'GET', path: '/api/auth/verify-email' },
  redeemRegistration: { method: 'POST', path: '/api/auth/verify-email' },
  verifyCode: { method: 'POST', path: '/api/auth/verify-code' },
  resendVerification: { method: 'POST', path: '/api/auth/resend-verification' },
  login: { method: 'POST', path: '/api/auth/login' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password' },
  requestSignInLink: { method: 'POST', path: '/api/auth/sign-in-link' },
  signInByLink: { method: 'POST', path: '/api/auth/sign-in-link/redeem' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  completeOnboarding: { method: 'POST', path: '/api/auth/onboarding' },
  signInProviders: { method: 'GET', path: '/api/auth/providers' },
  disconnectProvider: { method: 'DELETE', path: '/api/auth/connections/{provider}' },
  updateProfile: { method: 'PATCH', path: '/api/auth/profile' },
  unsubscribe: { method: 'POST', path: '/api/unsubscribe' },

  security: { method: 'GET', path: '/api/auth/security' },
  changePassword: { method: 'POST', path: '/api/auth/password' },
  changeEmail: { method: 'POST', path: '/api/auth/email' },
  withdrawEmailChange: { method: 'DELETE', path: '/api/auth/email' },
  confirmEmailChange: { method: 'POST', path: '/api/auth/email/confirm' },
  exportAccount: { method: 'GET', path: '/api/auth/export' },
  deleteAccount: { method: 'POST', path: '/api/auth/delete-account' },
  sessions: { method: 'GET', path: '/api/auth/sessions' },
  endSession: { method: 'DELETE', path: '/api/auth/sessions/{id}' },
  endOtherSessions: { method: 'DELETE', path: '/api/auth/sessions' },

  topConflictsToday: { method: 'GET', path: '/api/top-conflicts-today' },
  trending: { method: 'GET', path: '/api/trending' },
  polarizing: { method: 'GET', path: '/api/polarizing' },
  conflicts: { method: 'GET', path: '/api/conflicts' },

  deck: { method: 'GET', path: '/api/deck' },
  today: { method: 'GET', path: '/api/today' },
  ownVotes: { method: 'GET', path: '/api/votes' },

  operator: { method: 'GET', path: '/api/operator' },
  stats: { method: 'GET', path: '/api/stats' },
  search: { method: 'GET', path: '/api/search' },
  leaderboard: { method: 'GET', path: '/api/leaderboard' },

  postConflict: { method: 'POST', path: '/api/conflicts' },
  postAnonymousConflict: { method: 'POST', path: '/api/conflicts/anonymous' },
  conflict: { method: 'GET', path: '/api/conflicts/{id}' },
  editConflict: { method: 'PATCH', path: '/api/conflicts/{id}' },
  takeDownConflict: { method: 'DELETE', path: '/api/conflicts/{id}' },
  castVote: { method: 'POST', path: '/api/conflicts/{id}/vote' },
  comments: { method: 'GET', path: '/api/conflicts/{id}/comments' },
  addComment: { method: 'POST', path: '/api/conflicts/{id}/comments' },
  shareConflict: { method: 'POST', path: '/api/conflicts/{id}/share' },
  insights: { method: 'GET', path: '/api/conflicts/{id}/insights' },
  moderationCases: { method: 'GET', path: '/api/moderation/cases' },
  claimCase: { method: 'POST', path: '/api/moderation/cases/{id}/claim' },
  decideCase: { method: 'POST', path: '/api/moderation/cases/{id}/decision' },
  statements: { method: 'GET', path: '/api/statements' },
  reportConflict: { method: 'POST', path: '/api/conflicts/{id}/report' },
  reportComment: { method: 'POST', path: '/api/comments/{id}/report' },
  deleteComment: { method: 'DELETE', path: '/api/comments/{id}' },
  markHelpful: { method: 'POST', path: '/api/comments/{id}/helpful' },
  unmarkHelpful: { method: 'DELETE', path: '/api/comments/{id}/helpful' },

  alerts: { method: 'GET', path: '/api/alerts' },
  readAlerts: { method: 'POST', path: '/api/alerts/read' },
  alertPreferences: { method: 'GET', path: '/api/alerts/preferences' },
  changeAlertPreferences: { method: 'PATCH', path: '/api/alerts/preferences' },

  push: { method: 'GET', path: '/api/push/subscriptions' },
  subscribePush: { method: 'POST', path: '/api/push/subscriptions' },
  unsubscribePush: { method: 'DELETE', path: '/api/push/subscriptions/{id}' },

  ownConflicts: { method: 'GET', path: '/api/user/conflicts' },
  profile: { method: 'GET', path: '/api/user/{identifier}' },
  profileConflicts: { method: 'GET', path: '/api/user/{identifier}/conflicts' },
  following: { method: 'GET', path: '/api/user/{identifier}/following' },
  follow: { method: 'POST', path: '/api/user/{identifier}/follow' },
  unfollow: { method: 'DELETE', path: '/api/user/{identifier}/follow' },
} as const satisfies Record<string, Endpoint>;

export type RouteName = keyof typeof endpoints;
