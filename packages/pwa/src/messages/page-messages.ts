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
  moderationFailed: 'The cases couldn’t be loaded',
  votesFailed: 'Your votes couldn’t be loaded',
  alertsFailed: 'Your alerts couldn’t be loaded',
} as const;

export const TAKEN_DOWN_TEXT: Readonly<Record<TakenDownBy, string>> = {
  author: 'You took this down.',
  operator: 'We took this off the site.',
};
