import { ERROR_MESSAGES } from '../wire/index.ts';

export const SIGN_IN_PROBLEMS = {
  'not-configured': 'This way of signing in isn’t available here. Please use your email and password.',
  denied: 'Sign-in was canceled. Nothing has changed.',
  expired: 'This sign-in has expired or was started in another browser. Please try again.',
  unavailable:
    'We couldn’t confirm your sign-in with Google or Apple. Please try again, or use your email and password.',
  'email-unverified':
    'Google or Apple hasn’t confirmed your email address. Please confirm it with them, or use your email and password.',
  'account-exists':
    'You already have an account with this email address. Please sign in the way you usually do, then connect Google or Apple in your settings.',
  'identity-taken': 'That account is already connected to another TwoSides account.',
  'already-connected': 'You’ve already connected another account from this provider. Disconnect it first.',
  'email-throw-away': ERROR_MESSAGES['email-throw-away'],
  busy: ERROR_MESSAGES.unavailable,
  internal: ERROR_MESSAGES.internal,
  'too-many-requests': ERROR_MESSAGES['too-many-requests'],
  'sign-in-again': 'To connect an account, please sign out and back in first, so we know it’s you.',
  'verification-required': 'Please verify your email address first.',
} as const;

export type SignInProblem = keyof typeof SIGN_IN_PROBLEMS;

export const signInProblemText = (code: string | null): string | null =>
  code !== null && Object.hasOwn(SIGN_IN_PROBLEMS, code) ? SIGN_IN_PROBLEMS[code as SignInProblem] : null;
