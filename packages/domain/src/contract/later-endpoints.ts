/** Where a call of the API goes. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Parts in `{}` are described by the route's `params`. */
  readonly path: `/api/${string}`;
};

/** Method and path of what is called from screens, menus and dialogs that are loaded later than a first page. */
export const laterEndpoints = {
  disconnectProvider: { method: 'DELETE', path: '/api/auth/connections/{provider}' },
  security: { method: 'GET', path: '/api/auth/security' },
  changePassword: { method: 'POST', path: '/api/auth/password' },
  changeEmail: { method: 'POST', path: '/api/auth/email' },
  withdrawEmailChange: { method: 'DELETE', path: '/api/auth/email' },
  exportAccount: { method: 'GET', path: '/api/auth/export' },
  deleteAccount: { method: 'POST', path: '/api/auth/delete-account' },
  sessions: { method: 'GET', path: '/api/auth/sessions' },
  endSession: { method: 'DELETE', path: '/api/auth/sessions/{id}' },
  endOtherSessions: { method: 'DELETE', path: '/api/auth/sessions' },
  insights: { method: 'GET', path: '/api/conflicts/{id}/insights' },
  moderationCases: { method: 'GET', path: '/api/moderation/cases' },
  claimCase: { method: 'POST', path: '/api/moderation/cases/{id}/claim' },
  decideCase: { method: 'POST', path: '/api/moderation/cases/{id}/decision' },
  unusualVoting: { method: 'GET', path: '/api/moderation/voting' },
  setVotesAside: { method: 'POST', path: '/api/moderation/voting/{id}/set-aside' },
  putVotesBack: { method: 'POST', path: '/api/moderation/voting/{id}/put-back' },
  votingSeen: { method: 'POST', path: '/api/moderation/voting/{id}/seen' },
  statements: { method: 'GET', path: '/api/statements' },
  appealDecision: { method: 'POST', path: '/api/statements/{id}/appeal' },
  moderationAppeals: { method: 'GET', path: '/api/moderation/appeals' },
  answerAppeal: { method: 'POST', path: '/api/moderation/appeals/{id}/answer' },
  reportConflict: { method: 'POST', path: '/api/conflicts/{id}/report' },
  reportComment: { method: 'POST', path: '/api/comments/{id}/report' },
  reportAsVisitor: { method: 'POST', path: '/api/reports' },
  reportStatus: { method: 'POST', path: '/api/reports/status' },
  appealReport: { method: 'POST', path: '/api/reports/appeal' },
  transparency: { method: 'GET', path: '/api/transparency' },
  silenced: { method: 'GET', path: '/api/silenced' },
  muteMember: { method: 'POST', path: '/api/user/{identifier}/mute' },
  unmuteMember: { method: 'DELETE', path: '/api/user/{identifier}/mute' },
  blockMember: { method: 'POST', path: '/api/user/{identifier}/block' },
  unblockMember: { method: 'DELETE', path: '/api/user/{identifier}/block' },
  hideComment: { method: 'POST', path: '/api/comments/{id}/hide' },
  showComment: { method: 'DELETE', path: '/api/comments/{id}/hide' },
  closeDiscussion: { method: 'POST', path: '/api/conflicts/{id}/close' },
  reopenDiscussion: { method: 'DELETE', path: '/api/conflicts/{id}/close' },
  waitingComments: { method: 'GET', path: '/api/conflicts/{id}/waiting' },
  restVoting: { method: 'POST', path: '/api/conflicts/{id}/rest' },
  liftRest: { method: 'DELETE', path: '/api/conflicts/{id}/rest' },
  deleteComment: { method: 'DELETE', path: '/api/comments/{id}' },
  takeDownConflict: { method: 'DELETE', path: '/api/conflicts/{id}' },
  alertPreferences: { method: 'GET', path: '/api/alerts/preferences' },
  changeAlertPreferences: { method: 'PATCH', path: '/api/alerts/preferences' },
  confirmEmailChange: { method: 'POST', path: '/api/auth/email/confirm' },
  unsubscribe: { method: 'POST', path: '/api/unsubscribe' },
  updates: { method: 'GET', path: '/api/conflicts/{id}/updates' },
  addUpdate: { method: 'POST', path: '/api/conflicts/{id}/updates' },
  followEnding: { method: 'POST', path: '/api/conflicts/{id}/ending' },
  unfollowEnding: { method: 'DELETE', path: '/api/conflicts/{id}/ending' },
  stories: { method: 'GET', path: '/api/stories' },
  editConflict: { method: 'PATCH', path: '/api/conflicts/{id}' },
} as const satisfies Record<string, Endpoint>;

export type LaterRouteName = keyof typeof laterEndpoints;
