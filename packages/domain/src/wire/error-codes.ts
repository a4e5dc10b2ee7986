import { VALIDATION } from './messages.ts';

/** All API errors and their texts. `error-to-status.ts` in the server has the HTTP statuses. */
export const ERROR_MESSAGES = {
  'invalid-input': 'Invalid input',
  'malformed-json': 'The request body is not valid JSON',
  'unsupported-media-type': 'Please send JSON (Content-Type: application/json)',
  'body-too-large': 'That is too much at once. The limit is 64 KiB.',
  'invalid-operation-id': 'Idempotency-Key must be a UUID',
  'forbidden-origin': 'This request did not come from TwoSides',
  'route-not-found': 'There is nothing at this address',
  'method-not-allowed': 'This address does not support that method',
  'authentication-required': 'Authentication required',
  'other-member': 'Someone else is signed in on this device',
  'invalid-credentials': 'Invalid email or password',
  'email-not-verified': 'Email not verified',
  'email-verification-required': 'Email verification required',
  'onboarding-required': 'Onboarding required',
  'wrong-password': 'That is not your current password',
  'password-not-set': 'Your account has no password yet. Please set one first.',
  'sign-in-again': "Please sign in again first. It shows us that it's you.",
  'email-unchanged': "That's already your email address",
  'email-throw-away': 'Disposable addresses don’t work here. Use one you’ll keep.',
  'password-common': 'That password is too easy to guess. Choose another.',
  'password-is-email': "Please choose a password that isn't your email address",
  'address-has-account':
    'This address has another account by now. Delete that one in its settings, then open this link again.',
  'email-taken': 'An account with this email already exists',
  'token-invalid': 'This link is not valid. Please request a new one.',
  'opened-elsewhere':
    'Open this link in the browser where you signed up, or type the code from the email there. You can also sign up again here.',
  'code-invalid': 'That code is wrong or has expired. Try again, or open the link in the email.',
  'code-tries-used': 'Too many attempts. Use the link in the email.',
  'other-account': 'This link is for another account than the one you’re signed in to.',
  'token-expired': 'This link has expired. Please request a new one.',
  'unsubscribe-link-invalid': 'This link is not valid. Your settings say which emails you get.',
  'connection-not-found': 'This is not connected to your account',
  'last-way-in': 'This is your only way to sign in. Please add another one first.',
  'passkey-unknown': 'This passkey no longer works here. You can sign in with your email.',
  'passkey-invalid': "Your passkey couldn't be checked. Please try again.",
  'passkey-known': 'This passkey is already in use',
  'passkey-not-found': 'This passkey was already removed',
  'passkeys-full': 'You have ten passkeys. Please remove one first.',
  'passkeys-unavailable': "This site can't use passkeys",
  'nickname-taken': 'Nickname is already taken',
  'nickname-reserved': 'This nickname is not available',
  'nickname-unclear': 'Please use one alphabet in each word, and no invisible characters',
  'author-side-required': VALIDATION.authorSideRequired,
  'conflict-not-found': 'Conflict not found',
  'push-service-unknown': 'The push service of this browser is not supported',
  'push-device-not-found': 'Notifications are already off for this device',
  'comment-not-found': 'Comment not found',
  'update-not-found': 'Update not found',
  'moderators-only': 'Moderators only',
  'case-not-found': 'This case is settled already',
  'case-claimed': 'Someone else is looking at this case',
  'own-case': 'You wrote or reported this yourself. Someone else has to decide.',
  suspended: 'Your account is suspended',
  'own-decision': 'You decided this yourself. Another moderator answers it.',
  'statement-not-found': 'There is no such decision',
  'already-appealed': 'This decision has been appealed already. We answer each appeal once.',
  'appeal-too-late': 'This decision is older than six months, so it stands',
  'report-not-found': "There's no report at this link. Please check that it's whole.",
  'own-item': "You can't report what you wrote yourself",
  'own-comment': "You can't mark your own comment as helpful",
  'category-not-found': 'Category Not Found',
  'member-not-found': 'User not found.',
  'session-not-found': 'This device is signed out already',
  'not-the-author': 'Only the author can do this',
  'conflict-frozen': "This conflict already has votes or comments, so its text can't be changed any more",
  'update-too-soon': 'You can post one update every three days.',
  'updates-used-up': 'A conflict can have five updates, and yours has them all',
  'text-changed': 'The author has changed the words since you read them. Please read them and vote again.',
  'cannot-follow-self': "You can't follow yourself",
  'cannot-follow': "You can't follow this member.",
  'discussion-closed': 'The author has closed this discussion. You can still read it.',
  'voting-paused': 'Voting is paused on this conflict.',
  'pause-lifted': 'You’ve resumed voting on this conflict, so you can’t pause it again.',
  'embed-anonymous': 'An anonymous conflict can’t be shown on other sites.',
  'cannot-comment': "You can't comment on this conflict.",
  'cannot-relation-self': "You can't mute or block yourself",
  'operation-mismatch': 'This operation was already used for something else',
  // Only read where the app cannot solve the puzzle.
  'proof-required':
    "Many people are signing up near you, and this page doesn't know the puzzle that keeps machines out. Please reload it and try again, or sign up later.",
  'too-many-requests': 'That was a lot at once. Please wait a moment and try again.',
  unavailable: 'TwoSides is busy or being updated. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again.',
} as const;

export type ErrorCode = keyof typeof ERROR_MESSAGES;

/**
 * Says when to continue.
 * @param wait seconds
 */
export const tooManyRequestsText = (wait: number): string => {
  const [count, unit] = wait < 60 ? [wait, 'second'] : [Math.ceil(wait / 60), 'minute'];
  return `That was a lot at once. You can go on in ${count} ${unit}${count === 1 ? '' : 's'}.`;
};
