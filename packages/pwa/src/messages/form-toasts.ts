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
  deviceNotCleared: {
    title: 'You’re signed out, but some data is still on this device',
    description: 'Please delete this site’s data in your browser’s settings.',
  },
  logoutFailed: { title: 'We couldn’t sign you out', description: 'You’re still signed in. Please try again.' },
} as const;
