import type { Asking, Verified } from '@twosides/domain/accounts';
import { err, ok, type Result, toIsoTime } from '@twosides/domain/kernel';
import type { Member } from '@twosides/domain/model';
import { type CurrentUserView, currentUserView } from '@twosides/domain/profile';
import { signedInView } from '@twosides/domain/sign-in';
import { shownEmail, VALIDATION } from '@twosides/domain/wire';
import type { UseCases } from '../../use-cases.ts';
import { bodyOf, type Handlers, messageOf, replyOf } from '../kernel/handler.ts';
import { RequestError } from '../kernel/request-error.ts';
import type { Session } from '../middleware/sessions.ts';

type Needs = Pick<
  UseCases,
  | 'completeOnboarding'
  | 'forgotPassword'
  | 'isModerator'
  | 'listSignInProviders'
  | 'logIn'
  | 'readCurrentUser'
  | 'register'
  | 'rememberFlow'
  | 'requestSignInLink'
  | 'resendVerification'
  | 'resetPassword'
  | 'readSignInLink'
  | 'readSuspension'
  | 'signInByLink'
  | 'signInWithPasskey'
  | 'startPasskey'
  | 'unsubscribe'
  | 'updateProfile'
  | 'verifyCode'
  | 'verifyEmail'
>;

/** The response is the same for every address, because it must not reveal whether the address has an account. */
const MAIL_IS_ON_ITS_WAY = 'If there’s an account with this address, an email is on its way.';

const withModeration = async (use: Needs, user: CurrentUserView): Promise<CurrentUserView> => {
  const [isModerator, until] = await Promise.all([use.isModerator(user.id), use.readSuspension(user.id)]);
  return {
    ...user,
    ...(isModerator && { isModerator }),
    ...(until !== null && { suspendedUntil: toIsoTime(until) }),
  };
};

export const accountHandlers = (use: Needs) =>
  ({
    currentUser: async ({ viewer }) => {
      const user = await use.readCurrentUser(viewer);
      return user.ok ? ok({ body: await withModeration(use, user.value) }) : user;
    },

    register: async ({ body, session }) => {
      const { email, password = null, passkey = null, returnTo = null, flow = null } = body;
      if ((password === null) === (passkey === null))
        throw new RequestError('invalid-input', { fields: { password: VALIDATION.required } });
      const registered = await use.register({
        email,
        password,
        passkey,
        returnTo,
        flow,
        earlier: session.registration,
      });
      if (!registered.ok) return registered;
      const { requiresVerification, signInAs, registration } = registered.value;
      if (!signInAs) session.rememberRegistration(registration);
      const isSignedIn = signInAs !== null && (await session.signIn(signInAs));
      return ok({ body: { requiresVerification, user: isSignedIn ? currentUserView(signInAs) : null } });
    },

    // In another browser, the link alone verifies nothing, because a stranger may have chosen the registered password.
    verifyEmail: async ({ query, session }) => {
      if (query.token === undefined) return err('token-invalid');
      const verified = await use.verifyEmail(query.token, askingOf(session));
      if (!verified.ok) return err(verified.error === 'token-expired' ? 'token-expired' : 'token-invalid');
      if (verified.value.kind === 'elsewhere') return err('opened-elsewhere');
      return ok({ body: await welcome(use, verified.value, session) });
    },

    redeemRegistration: async ({ body, session }) => {
      const verified = await use.verifyEmail(body.token, askingOf(session), body.newPassword ?? null);
      if (!verified.ok) return verified;
      if (verified.value.kind === 'verified') return ok({ body: await welcome(use, verified.value, session) });
      const { code, email } = verified.value;
      return ok({ body: { verified: false, code, email } });
    },

    verifyCode: async ({ body, session }) => {
      const viewer = session.memberId === null ? null : await use.readCurrentUser(session.memberId);
      const verified = await use.verifyCode(body.code, askingOf(session), viewer?.ok ? viewer.value.email : null);
      return verified.ok ? ok({ body: await welcome(use, verified.value, session) }) : verified;
    },

    resendVerification: async ({ body, session }) => {
      await use.resendVerification(body.email, askingOf(session), body.returnTo);
      return ok({ body: { message: MAIL_IS_ON_ITS_WAY } });
    },

    login: async ({ body, session }) => {
      const member = await use.logIn(body.email, body.password, session.registration);
      if (!member.ok) return member;
      // Fails if the password was changed while it was being checked.
      if (!(await session.signIn(member.value))) return err('invalid-credentials');
      return ok({ body: await signedInBody(use, member.value) });
    },

    startPasskey: async ({ body, session }) => {
      const asked = body.for === 'sign-up' ? { for: body.for, email: body.email ?? '' } : { for: body.for };
      return replyOf(await use.startPasskey(asked, session.memberId));
    },

    signInWithPasskey: async ({ body, session }) => {
      const signedIn = await use.signInWithPasskey(body.credential);
      if (!signedIn.ok) return signedIn;
      const { member, passkeyId } = signedIn.value;
      // Fails if the passkey was removed while it was being checked.
      if (!(await session.signIn(member, passkeyId))) return err('passkey-unknown');
      return ok({ body: await signedInBody(use, member) });
    },

    logout: async ({ session }) => {
      session.end();
      return ok({ body: { message: 'You’re signed out.' } });
    },

    forgotPassword: async ({ body }) => {
      await use.forgotPassword(body.email);
      return ok({ body: { message: MAIL_IS_ON_ITS_WAY } });
    },

    requestSignInLink: async ({ body, session }) => {
      const { email, returnTo, flow } = body;
      await use.requestSignInLink(email, undefined, returnTo);
      if (flow) session.rememberRegistration(use.rememberFlow(email, flow, session.registration));
      return ok({ body: { message: MAIL_IS_ON_ITS_WAY } });
    },

    readSignInLink: async ({ body }) =>
      bodyOf(await use.readSignInLink(body.token), ({ email, userNickname: nickname }) => ({
        email: shownEmail(email),
        nickname,
      })),

    signInByLink: async ({ body, session }) => {
      const signedIn = await use.signInByLink(body.token, {
        registration: session.registration,
        viewer: session.memberId,
        switchAccount: body.switchAccount === true,
      });
      if (!signedIn.ok) return signedIn;
      const { member, returnTo, flow } = signedIn.value;
      if (!(await session.signIn(member))) return err('token-invalid');
      return ok({ body: { ...(await signedInBody(use, member)), returnTo, flow } });
    },

    resetPassword: async ({ body: { token, newPassword, ...otherWays } }) =>
      messageOf(
        await use.resetPassword(token, newPassword, otherWays),
        'Your password has been changed. Please sign in with the new one.',
      ),

    signInProviders: async () => ok({ body: use.listSignInProviders() }),

    completeOnboarding: async ({ viewer, body }) => ownUserOf(use, await use.completeOnboarding(viewer, body)),
    updateProfile: async ({ viewer, body }) => ownUserOf(use, await use.updateProfile(viewer, body)),

    unsubscribe: async ({ body }) => bodyOf(await use.unsubscribe(body.token), (list) => ({ list })),
  }) satisfies Partial<Handlers>;

const ownUserOf = async <E>(use: Needs, member: Result<Member, E>) =>
  member.ok ? ok({ body: await withModeration(use, currentUserView(member.value)) }) : member;

const signedInBody = async (use: Needs, member: Member) => {
  const view = signedInView(member);
  return { ...view, user: await withModeration(use, view.user) };
};

const askingOf = ({ registration, memberId }: Session): Asking => ({ registration, viewer: memberId });

const welcome = async (
  use: Needs,
  { member, alreadyVerified, signsIn, returnTo, flow }: Verified,
  session: Session,
) => {
  const isFree = session.memberId === null || session.memberId === member.id;
  const begins = signsIn && isFree && (await session.signIn(member));
  const signedIn = begins || session.memberId === member.id;
  const needsOnboarding = !member.onboardingCompleted;
  const user = signedIn ? await withModeration(use, currentUserView(member)) : null;
  return { verified: true, alreadyVerified, signedIn, user, needsOnboarding, returnTo, flow } as const;
};
