import { currentUserView, err, ok, signedInView } from '@twosides/domain';
import type { UseCases } from '../../use-cases.ts';
import type { Handlers } from '../api.ts';

type AccountRoute =
  | 'currentUser'
  | 'register'
  | 'verifyEmail'
  | 'resendVerification'
  | 'login'
  | 'logout'
  | 'forgotPassword'
  | 'resetPassword'
  | 'signInProviders'
  | 'completeOnboarding'
  | 'updateProfile'
  | 'unsubscribe';

/** Said whether or not the address has an account. */
const MAIL_IS_ON_ITS_WAY = 'If this address has an account that needs it, a mail is on its way.';

export const accountHandlers = (use: UseCases): Pick<Handlers, AccountRoute> => ({
  currentUser: async ({ viewer }) => {
    const user = await use.readCurrentUser(viewer);
    return user.ok ? ok({ body: user.value }) : user;
  },

  register: async ({ body, session }) => {
    const registered = await use.register(body.email, body.password);
    if (!registered.ok) return registered;
    const { requiresVerification, signInAs, registration } = registered.value;
    if (!signInAs) session.rememberRegistration(registration);
    const isSignedIn = signInAs !== null && (await session.signIn(signInAs));
    return ok({ body: { requiresVerification, user: isSignedIn ? currentUserView(signInAs) : null } });
  },

  verifyEmail: async ({ query, session }) => {
    if (query.token === undefined) return err('token-invalid');
    const verified = await use.verifyEmail(query.token, session.registration);
    if (!verified.ok) return verified;
    const { member, alreadyVerified } = verified.value;
    const signsIn = verified.value.signsIn && session.memberId === null && (await session.signIn(member));
    const signedIn = signsIn || session.memberId === member.id;
    return ok({ body: { verified: true, alreadyVerified, signedIn, needsOnboarding: !member.onboardingCompleted } });
  },

  resendVerification: async ({ body }) => {
    await use.resendVerification(body.email);
    return ok({ body: { message: MAIL_IS_ON_ITS_WAY } });
  },

  login: async ({ body, session }) => {
    const member = await use.logIn(body.email, body.password);
    if (!member.ok) return member;
    // The password may have been changed while it was checked.
    if (!(await session.signIn(member.value))) return err('invalid-credentials');
    return ok({ body: signedInView(member.value) });
  },

  logout: async ({ session }) => {
    session.end();
    return ok({ body: { message: 'You are signed out.' } });
  },

  forgotPassword: async ({ body }) => {
    await use.forgotPassword(body.email);
    return ok({ body: { message: MAIL_IS_ON_ITS_WAY } });
  },

  resetPassword: async ({ body }) => {
    const reset = await use.resetPassword(body.token, body.newPassword);
    return reset.ok ? ok({ body: { message: 'Your password is changed. Please sign in with the new one.' } }) : reset;
  },

  signInProviders: async () => ok({ body: use.listSignInProviders() }),

  completeOnboarding: async ({ viewer, body }) => {
    const member = await use.completeOnboarding(viewer, body);
    return member.ok ? ok({ body: currentUserView(member.value) }) : member;
  },

  updateProfile: async ({ viewer, body }) => {
    const member = await use.updateProfile(viewer, body);
    return member.ok ? ok({ body: currentUserView(member.value) }) : member;
  },

  unsubscribe: async ({ body }) => {
    const unsubscribed = await use.unsubscribe(body.token);
    return unsubscribed.ok ? ok({ body: { list: unsubscribed.value } }) : unsubscribed;
  },
});
