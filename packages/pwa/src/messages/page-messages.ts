import type { TakenDownBy } from '@twosides/domain/model';

export const PAGE_MESSAGES = {
  verifyFailed: 'Email verification failed',
  verifyFailedRetry: 'Email verification failed. Please try again.',
  resendFailed: 'Failed to resend verification email',
  checkEmailResendFailed: 'Failed to resend. Please try again.',
  resendDone: 'Email sent! Check your inbox.',
  resetFailed: 'Password reset failed',
  resetFailedRetry: 'Password reset failed. Please try again.',
  forgotFailed: 'Failed to send reset email',
  forgotFailedRetry: 'Failed to send reset email. Please try again.',
  profileSignedOut: 'Please log in to view your profile.',
  settingsSignedOut: 'Please sign in to change your settings.',
  howItWentSignedOut: 'Please sign in to share how it went.',
  howItWentNotYours: 'Only the author can post an update',
  statementsSignedOut: 'Please sign in to see what was decided about your posts.',
  statementsEmpty: 'No decisions about your posts.',
  statementsFailed: 'The decisions couldn’t be loaded',
  moderationSignedOut: 'Please sign in to moderate.',
  moderationEmpty: 'All clear',
  moderationFailed: 'The cases couldn’t be loaded',
  votesFailed: 'Your votes couldn’t be loaded',
  alertsSignedOut: 'Please sign in to see your alerts.',
  alertsEmpty: 'No alerts yet',
  alertsFailed: 'Your alerts couldn’t be loaded',
} as const;

export const TAKEN_DOWN_TEXT: Readonly<Record<TakenDownBy, string>> = {
  author: 'You took this down.',
  operator: 'We took this off the site.',
};
