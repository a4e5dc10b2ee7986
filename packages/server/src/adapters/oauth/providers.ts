import type { ProviderName } from '@twosides/domain/model';
import type { IdentityProvider } from '@twosides/domain/sign-in';
import { type AppleCredentials, createAppleClientSecret } from './apple-client-secret.ts';
import { createOpenIdProvider, type OpenIdClient } from './openid-provider.ts';

type ProviderContext = Pick<OpenIdClient, 'clock' | 'onProblem'> & { readonly publicOrigin: string };

type GoogleSettings = { readonly issuer: string; readonly clientId: string; readonly clientSecret: string };

type AppleSettings = AppleCredentials & { readonly issuer: string };

export const createGoogle = (
  { issuer, clientId, clientSecret }: GoogleSettings,
  { publicOrigin, ...common }: ProviderContext,
): IdentityProvider =>
  createOpenIdProvider({
    ...common,
    provider: 'google',
    issuer,
    clientId,
    clientSecret: async () => clientSecret,
    redirectUri: redirectUri(publicOrigin, 'google'),
    parameters: { prompt: 'select_account' },
  });

export const createApple = (settings: AppleSettings, { publicOrigin, ...common }: ProviderContext): IdentityProvider =>
  createOpenIdProvider({
    ...common,
    provider: 'apple',
    issuer: settings.issuer,
    clientId: settings.clientId,
    clientSecret: createAppleClientSecret(settings, common.clock),
    redirectUri: redirectUri(publicOrigin, 'apple'),
    // Apple requires `form_post` if the scope includes the email address.
    parameters: { response_mode: 'form_post' },
  });

const redirectUri = (publicOrigin: string, provider: ProviderName) => `${publicOrigin}/auth/${provider}/callback`;
