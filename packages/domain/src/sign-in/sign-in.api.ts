import * as v from 'valibot';
import { confirmEmailInput, knownPassword, signInLinkInput } from '../accounts/account.api.ts';
import { passkeyCreationSchema, passkeyRequestSchema } from '../accounts/passkey-options.view.ts';
import { newPasskeyInput, PROVIDERS, passkeyUseInput } from '../model/index.ts';
import * as field from '../wire/fields.ts';
import { isoTime, listOf, messageViewSchema, type Route, VALIDATION, view } from '../wire/index.ts';
import { securityViewSchema, sessionViewSchema, signedInEntries, signedInViewSchema } from './sign-in.view.ts';

export const loginInput = field.form({ email: field.email, password: knownPassword });

const sessionParams = field.form({ id: v.pipe(v.string(VALIDATION.invalid), v.uuid(VALIDATION.invalid)) });

const passkeyParams = sessionParams;

const passkeyChallengeInput = v.pipe(
  field.form({
    for: v.picklist(['sign-in', 'confirm', 'sign-up'], VALIDATION.invalid),
    email: v.optional(field.email),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed && (dataset.value.for === 'sign-up') !== (dataset.value.email !== undefined))
      addIssue({
        message: dataset.value.email === undefined ? VALIDATION.required : VALIDATION.unknownField,
        path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'email', value: dataset.value.email }],
      });
  }),
);

const credentialInput = field.form({ credential: passkeyUseInput });

const confirmInput = field.form({
  credential: v.optional(passkeyUseInput),
  password: v.optional(knownPassword),
});

const provenSchema = view({ provenUntil: isoTime });

const providerParams = field.form({ provider: v.picklist(PROVIDERS, VALIDATION.invalid) });

const signedInByLinkViewSchema = view({
  ...signedInEntries,
  returnTo: v.nullable(v.string()),
  flow: v.nullable(v.string()),
});

const signInByLinkInput = field.form({
  ...confirmEmailInput.entries,
  switchAccount: v.optional(v.boolean(VALIDATION.invalid)),
});

const signInLinkViewSchema = view({ email: v.string(), nickname: v.nullable(v.string()) });

const signInProvidersViewSchema = view({
  providers: listOf(v.picklist(PROVIDERS)),
  unconfigured: listOf(v.picklist(PROVIDERS)),
});
export type SignInProvidersView = v.InferOutput<typeof signInProvidersViewSchema>;

const ADDING_ERRORS = [
  'authentication-required',
  'email-verification-required',
  'sign-in-again',
  'passkeys-full',
] as const;

export const signInRoutes = {
  login: {
    body: loginInput,
    access: 'anyone',
    errors: ['invalid-credentials', 'email-not-verified'],
    output: signedInViewSchema,
  },
  logout: { access: 'anyone', output: messageViewSchema },
  requestSignInLink: { body: signInLinkInput, access: 'anyone', output: messageViewSchema },
  readSignInLink: {
    body: confirmEmailInput,
    access: 'anyone',
    errors: ['token-invalid', 'token-expired'],
    output: signInLinkViewSchema,
  },
  signInByLink: {
    body: signInByLinkInput,
    access: 'anyone',
    errors: ['token-invalid', 'token-expired', 'other-account'],
    output: signedInByLinkViewSchema,
  },
  signInProviders: { access: 'anyone', output: signInProvidersViewSchema },
  disconnectProvider: {
    params: providerParams,
    access: 'member',
    errors: ['connection-not-found', 'last-way-in', 'sign-in-again'],
    output: securityViewSchema,
  },
  startPasskey: {
    body: passkeyChallengeInput,
    access: 'anyone',
    errors: ['passkeys-unavailable'],
    output: v.union([passkeyRequestSchema, passkeyCreationSchema]),
  },
  signInWithPasskey: {
    body: credentialInput,
    access: 'anyone',
    errors: ['passkey-unknown', 'passkey-invalid', 'email-not-verified'],
    output: signedInViewSchema,
  },
  startAddingPasskey: {
    access: 'member',
    errors: [...ADDING_ERRORS, 'passkeys-unavailable'],
    output: passkeyCreationSchema,
  },
  addPasskey: {
    body: field.form({ credential: newPasskeyInput }),
    access: 'member',
    errors: [...ADDING_ERRORS, 'passkey-invalid', 'passkey-known'],
    output: securityViewSchema,
  },
  removePasskey: {
    params: passkeyParams,
    access: 'member',
    errors: ['passkey-not-found', 'last-way-in', 'sign-in-again'],
    output: securityViewSchema,
  },
  confirmIdentity: {
    body: confirmInput,
    access: 'member',
    errors: ['passkey-unknown', 'passkey-invalid', 'wrong-password', 'password-not-set'],
    output: provenSchema,
  },
  security: { access: 'member', output: securityViewSchema },
  sessions: { access: 'member', output: listOf(sessionViewSchema) },
  endSession: { params: sessionParams, access: 'member', errors: ['session-not-found'], output: messageViewSchema },
  endOtherSessions: { access: 'member', output: messageViewSchema },
} as const satisfies Record<string, Route>;
