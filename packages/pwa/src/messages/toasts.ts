export const FORM_TOASTS = {
  submitted: {
    title: 'Your conflict is posted',
    description: 'It’s live. Share it to get your first votes.',
  },
  submitUnverified: { title: 'Email verification required', description: 'Please verify your email before you post.' },
  submitNotOnboarded: {
    title: 'Complete your profile',
    description: 'We need a few more details before you can post.',
  },
  submitFailed: { title: 'Submission failed', description: 'Unable to submit your conflict. Please try again.' },
  submitSignedOut: { title: 'Authentication required', description: 'You need to sign in to submit conflicts.' },
  loginUnverified: { title: 'Email not verified', description: 'Please verify your email to sign in.' },
  loginFailed: { title: 'Login failed', description: 'Please check your credentials and try again.' },
  accountCreated: { title: 'Account created!', description: undefined },
  registerFailed: { title: 'Registration failed', description: 'Something went wrong. Please try again.' },
  profileUpdateFailed: { title: 'Update failed', description: 'Failed to update profile' },
  followFailed: { title: 'Error', description: 'Failed to update follow status' },
  followNotOnboarded: {
    title: 'Choose your nickname first',
    description: 'The people you follow see your nickname.',
  },
  onboardingFailed: {
    title: 'Something went wrong',
    description: 'Please try again or contact support if the issue persists.',
  },
  onboardingUnreached: {
    title: 'Something went wrong',
    description:
      'We couldn’t reach TwoSides. What you wrote is saved on this device. Please try again when you’re back online.',
  },
  deviceNotCleared: {
    title: 'You’re signed out, but some data is still on this device',
    description: 'Please delete this site’s data in your browser’s settings.',
  },
  logoutFailed: { title: 'We couldn’t sign you out', description: 'You’re still signed in. Please try again.' },
} as const;

export const TOASTS = {
  voteRecorded: { title: 'Vote recorded!', description: 'Thank you for your input.' },
  voteFailed: { title: 'Vote failed', description: 'Unable to submit your vote.' },
  commentAdded: { title: 'Comment added!', description: 'Your thoughts have been shared.' },
  commentWaits: { title: 'Comment sent', description: 'It’ll show up once someone approves it.' },
  commentFailed: { title: 'Comment failed', description: 'Unable to add your comment.' },
  savedForNow: { title: 'Saved. Will be sent in a moment', description: undefined },
  savedForLater: { title: 'Saved. Will be sent when you are back online', description: undefined },
  outboxSent: { title: 'Everything has been sent', description: undefined },
  helpfulFailed: { title: 'Not saved', description: 'We couldn’t mark this comment as helpful. Please try again.' },
  linkCopied: { title: 'Link copied!', description: undefined },
  embedCopied: { title: 'Code copied!', description: 'Paste it into the page where you want to show the conflict.' },
  pictureSaved: { title: 'Picture saved', description: 'You’ll find it in your downloads.' },
  pictureFailed: { title: 'We couldn’t create the picture', description: 'Please try again.' },
  linkCopyFailed: { title: 'Failed to copy', description: 'Please copy the link manually.' },
} as const;
