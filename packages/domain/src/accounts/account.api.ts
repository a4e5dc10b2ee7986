import * as v from 'valibot';
import { asciiDigits, normalPassword } from '../kernel/index.ts';
import { newPasskeyInput } from '../model/index.ts';
import { currentUserViewSchema } from '../profile/profile.view.ts';
import * as field from '../wire/fields.ts';
import { messageViewSchema, type Route, returnToOf, VALIDATION, view } from '../wire/index.ts';

export const emailInput = field.form({ email: field.email });
export const credentialsInput = field.form({ email: field.email, password: field.password });

/** A path that is not a page of the app becomes null instead of an error. */
const returnTo = v.optional(
  v.nullable(
    v.pipe(
      v.string(VALIDATION.invalid),
      v.transform((path: string): string | null => returnToOf(path)),
    ),
  ),
);

const flowId = v.pipe(v.string(VALIDATION.invalid), v.uuid(VALIDATION.invalid));

export const proofInput = v.optional(
  v.nullable(v.pipe(v.string(VALIDATION.invalid), v.maxLength(2_000, VALIDATION.invalid))),
);

/** Exactly one of `password` and `passkey` is set. The passkey must have been created for `email`. */
const registerInput = field.form({
  email: field.email,
  password: v.optional(v.nullable(field.password)),
  passkey: v.optional(v.nullable(newPasskeyInput)),
  returnTo,
  flow: v.optional(v.nullable(flowId)),
  proof: proofInput,
});
const linkInput = field.form({ ...emailInput.entries, returnTo });
export const signInLinkInput = field.form({ ...linkInput.entries, flow: v.optional(v.nullable(flowId)) });
/** An existing password. Only its length is limited, because the other rules are for new passwords. */
export const knownPassword = v.pipe(
  v.string(VALIDATION.invalid),
  v.minLength(1, VALIDATION.passwordMin),
  v.check((value) => normalPassword(value).length <= 128, VALIDATION.passwordMax),
);

const secret = v.pipe(v.string(VALIDATION.invalid), v.regex(/^[A-Za-z0-9_-]{43}$/, VALIDATION.invalid));

const linkSecret = v.pipe(v.string(VALIDATION.invalid), v.maxLength(200, VALIDATION.invalid));

export const verifyEmailQuery = field.form({ token: v.optional(linkSecret) });

/** Without `newPassword`, only the browser that registered can redeem the link. */
const verifyEmailInput = field.form({ token: linkSecret, newPassword: v.optional(field.password) });

export const verifyCodeInput = field.form({
  code: v.pipe(
    v.string(VALIDATION.invalid),
    v.maxLength(40, VALIDATION.code),
    v.transform((code) => asciiDigits(code).replaceAll(/\D/g, '')),
    v.regex(/^\d{6}$/, VALIDATION.code),
  ),
});

/** Another password ends the other ways to sign in by default, because a stranger may have added their own. */
const otherWays = {
  disconnectProviders: v.optional(v.boolean(VALIDATION.invalid), true),
  removePasskeys: v.optional(v.boolean(VALIDATION.invalid), true),
};

export const resetPasswordInput = field.form({ token: secret, newPassword: field.password, ...otherWays });

const undoEmailChangeInput = field.form({ token: secret, newPassword: field.password });

const changePasswordInput = field.form({
  currentPassword: knownPassword,
  newPassword: field.password,
  ...otherWays,
});
/** A member without a password needs a recent proof instead. */
const changeEmailInput = field.form({ email: field.email, password: v.optional(v.nullable(knownPassword)) });
export const confirmEmailInput = field.form({ token: secret });

const registeredSchema = view({ requiresVerification: v.boolean(), user: v.nullable(currentUserViewSchema) });
export type Registered = v.InferOutput<typeof registeredSchema>;

const emailVerifiedSchema = view({
  verified: v.literal(true),
  alreadyVerified: v.boolean(),
  signedIn: v.boolean(),
  /** Set if and only if `signedIn` is true. */
  user: v.nullable(currentUserViewSchema),
  needsOnboarding: v.boolean(),
  returnTo: v.nullable(v.string()),
  flow: v.nullable(v.string()),
});
export type EmailVerified = v.InferOutput<typeof emailVerifiedSchema>;

const openedElsewhereViewSchema = view({
  verified: v.literal(false),
  code: v.nullable(v.string()),
  email: v.string(),
});
export type OpenedElsewhereView = v.InferOutput<typeof openedElsewhereViewSchema>;

const emailChangedSchema = view({ changed: v.literal(true), signedIn: v.boolean() });

export const accountRoutes = {
  register: {
    body: registerInput,
    access: 'anyone',
    errors: ['email-taken', 'email-throw-away', 'password-common', 'password-is-email', 'passkey-invalid'],
    output: registeredSchema,
  },
  verifyEmail: {
    query: verifyEmailQuery,
    access: 'anyone',
    errors: ['token-invalid', 'token-expired', 'opened-elsewhere'],
    output: emailVerifiedSchema,
  },
  redeemRegistration: {
    body: verifyEmailInput,
    access: 'anyone',
    errors: ['token-invalid', 'token-expired', 'password-common', 'password-is-email'],
    output: v.union([emailVerifiedSchema, openedElsewhereViewSchema]),
  },
  verifyCode: {
    body: verifyCodeInput,
    access: 'anyone',
    errors: ['code-invalid', 'code-tries-used'],
    output: emailVerifiedSchema,
  },
  resendVerification: { body: linkInput, access: 'anyone', output: messageViewSchema },
  forgotPassword: { body: emailInput, access: 'anyone', output: messageViewSchema },
  resetPassword: {
    body: resetPasswordInput,
    access: 'anyone',
    errors: ['token-invalid', 'token-expired', 'password-common', 'password-is-email'],
    output: messageViewSchema,
  },
  changePassword: {
    body: changePasswordInput,
    access: 'member',
    errors: ['wrong-password', 'password-not-set', 'password-common', 'password-is-email'],
    output: messageViewSchema,
  },
  changeEmail: {
    body: changeEmailInput,
    access: 'member',
    errors: ['wrong-password', 'password-not-set', 'sign-in-again', 'email-unchanged', 'email-throw-away'],
    output: messageViewSchema,
  },
  withdrawEmailChange: { access: 'member', output: messageViewSchema },
  confirmEmailChange: {
    body: confirmEmailInput,
    access: 'anyone',
    errors: ['token-invalid', 'token-expired'],
    output: emailChangedSchema,
  },
  undoEmailChange: {
    body: undoEmailChangeInput,
    access: 'anyone',
    errors: ['token-invalid', 'token-expired', 'address-has-account', 'password-common', 'password-is-email'],
    output: messageViewSchema,
  },
} as const satisfies Record<string, Route>;
