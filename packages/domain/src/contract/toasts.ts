/** What a toast says: title and, where there is one, the line below it. */
export const TOASTS = {
  voteRecorded: { title: 'Vote recorded!', description: 'Thank you for your input.' },
  voteFailed: { title: 'Vote failed', description: 'Unable to submit your vote.' },
  commentAdded: { title: 'Comment added!', description: 'Your thoughts have been shared.' },
  commentFailed: { title: 'Comment failed', description: 'Unable to add your comment.' },
  linkCopied: { title: 'Link copied!', description: undefined },
  linkCopyFailed: { title: 'Failed to copy', description: 'Please copy the link manually.' },
  submitUnverified: { title: 'Email verification required', description: 'Please verify your email before you post.' },
  submitNotOnboarded: { title: 'Complete your profile', description: 'A few details are missing before you can post.' },
  submitFailed: { title: 'Submission failed', description: 'Unable to submit your conflict. Please try again.' },
  submitSignedOut: { title: 'Authentication required', description: 'You need to sign in to submit conflicts.' },
  loginUnverified: { title: 'Email not verified', description: 'Please verify your email to sign in.' },
  loginFailed: { title: 'Login failed', description: 'Please check your credentials and try again.' },
  accountCreated: { title: 'Account created!', description: undefined },
  registerFailed: { title: 'Registration failed', description: 'Something went wrong. Please try again.' },
  profileUpdateFailed: { title: 'Update failed', description: 'Failed to update profile' },
  followFailed: { title: 'Error', description: 'Failed to update follow status' },
  onboardingFailed: {
    title: 'Something went wrong',
    description: 'Please try again or contact support if the issue persists.',
  },
  logoutFailed: { title: 'Log out failed', description: 'You are still signed in. Please try again.' },
} as const;
