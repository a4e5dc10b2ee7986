import type { Endpoint } from './later-endpoints.ts';

/**
 * Method and path of what the app's first pages call. Apart from `routes.ts` because that holds the schemas: the app's
 * client asks for these alone, so that its first paint carries no parser. What only comes later stands in
 * `later-endpoints.ts`.
 */
export const firstEndpoints = {
  currentUser: { method: 'GET', path: '/api/auth/user' },
  register: { method: 'POST', path: '/api/auth/register' },
  verifyEmail: { method: 'GET', path: '/api/auth/verify-email' },
  redeemRegistration: { method: 'POST', path: '/api/auth/verify-email' },
  verifyCode: { method: 'POST', path: '/api/auth/verify-code' },
  resendVerification: { method: 'POST', path: '/api/auth/resend-verification' },
  login: { method: 'POST', path: '/api/auth/login' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password' },
  completeOnboarding: { method: 'POST', path: '/api/auth/onboarding' },
  signInProviders: { method: 'GET', path: '/api/auth/providers' },

  topConflictsToday: { method: 'GET', path: '/api/top-conflicts-today' },
  trending: { method: 'GET', path: '/api/trending' },
  polarizing: { method: 'GET', path: '/api/polarizing' },
  ended: { method: 'GET', path: '/api/ended' },
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
  castVote: { method: 'POST', path: '/api/conflicts/{id}/vote' },
  comments: { method: 'GET', path: '/api/conflicts/{id}/comments' },
  addComment: { method: 'POST', path: '/api/conflicts/{id}/comments' },
  shareConflict: { method: 'POST', path: '/api/conflicts/{id}/share' },

  alerts: { method: 'GET', path: '/api/alerts' },
  readAlerts: { method: 'POST', path: '/api/alerts/read' },

  ownConflicts: { method: 'GET', path: '/api/user/conflicts' },
  profile: { method: 'GET', path: '/api/user/{identifier}' },
  profileConflicts: { method: 'GET', path: '/api/user/{identifier}/conflicts' },
  following: { method: 'GET', path: '/api/user/{identifier}/following' },
} as const satisfies Record<string, Endpoint>;

export type FirstRouteName = keyof typeof firstEndpoints;
