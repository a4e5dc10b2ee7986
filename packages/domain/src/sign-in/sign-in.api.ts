import * as v from 'valibot';
import { confirmEmailInput, knownPassword, signInLinkInput } from '../accounts/account.api.ts';
import { PROVIDERS } from '../model/identity.ts';
import * as field from '../wire/fields.ts';
import { VALIDATION } from '../wire/messages.ts';
import type { Route } from '../wire/route.ts';
import { listOf, messageViewSchema, view } from '../wire/view.ts';
import { securityViewSchema, sessionViewSchema } from './security.view.ts';
import { signedInEntries, signedInViewSchema } from './signed-in.view.ts';

export const loginInput = field.form({ email: field.email, password: knownPassword });

const sessionParams = field.form({ id: v.pipe(v.string(VALIDATION.invalid), v.uuid(VALIDATION.invalid)) });

const providerParams = field.form({ provider: v.picklist(PROVIDERS, VALIDATION.invalid) });

/**
 * `returnTo`: the page the person was going to, or null. `flow`: the recent flow from a press to this browser's
 * request, or null.
 */
const signedInByLinkViewSchema = view({
  ...signedInEntries,
  returnTo: v.nullable(v.string()),
  flow: v.nullable(v.string()),
});

/** `switchAccount`: whether to leave another signed-in account. */
const signInByLinkInput = field.form({
  ...confirmEmailInput.entries,
  switchAccount: v.optional(v.boolean(VALIDATION.invalid)),
});

/** `nickname` is null before onboarding. */
const signInLinkViewSchema = view({ email: v.string(), nickname: v.nullable(v.string()) });

/** Available providers. */
const signInProvidersViewSchema = view({
  providers: listOf(v.picklist(PROVIDERS)),
  /** Unconfigured ones; none in production, where visitors could do nothing about it. */
  unconfigured: listOf(v.picklist(PROVIDERS)),
});
export type SignInProvidersView = v.InferOutput<typeof signInProvidersViewSchema>;

export const signInRoutes = {
  login: {
    body: loginInput,
    access: 'anyone',
    status: 200,
    errors: ['invalid-credentials', 'email-not-verified'],
    output: signedInViewSchema,
  },
  logout: { access: 'anyone', status: 200, errors: [], output: messageViewSchema },
  requestSignInLink: { body: signInLinkInput, access: 'anyone', status: 200, errors: [], output: messageViewSchema },
  readSignInLink: {
    body: confirmEmailInput,
    access: 'anyone',
    status: 200,
    errors: ['token-invalid', 'token-expired'],
    output: signInLinkViewSchema,
  },
  signInByLink: {
    body: signInByLinkInput,
    access: 'anyone',
    status: 200,
    errors: ['token-invalid', 'token-expired', 'other-account'],
    output: signedInByLinkViewSchema,
  },
  signInProviders: { access: 'anyone', status: 200, errors: [], output: signInProvidersViewSchema },
  disconnectProvider: {
    params: providerParams,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'connection-not-found', 'last-way-in', 'sign-in-again'],
    output: securityViewSchema,
  },
  security: { access: 'member', status: 200, errors: ['authentication-required'], output: securityViewSchema },
  sessions: { access: 'member', status: 200, errors: ['authentication-required'], output: listOf(sessionViewSchema) },
  endSession: {
    params: sessionParams,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'session-not-found'],
    output: messageViewSchema,
  },
  endOtherSessions: { access: 'member', status: 200, errors: ['authentication-required'], output: messageViewSchema },
} as const satisfies Record<string, Route>;
