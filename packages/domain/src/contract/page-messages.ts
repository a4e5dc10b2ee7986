/** Lines that stand in a page rather than in a toast. */
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
  alertsSignedOut: 'Please sign in to see your alerts.',
  alertsEmpty: 'Nothing yet.',
  alertsFailed: 'Failed to fetch your alerts',
} as const;
