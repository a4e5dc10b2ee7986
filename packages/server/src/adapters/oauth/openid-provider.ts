import { type Clock, err, ok } from '@twosides/domain/kernel';
import type { ProviderName } from '@twosides/domain/model';
import type { AttemptChecks, IdentityProvider, ProviderAnswer } from '@twosides/domain/sign-in';
import grant, { type GrantSession } from 'grant/lib/grant.js';
import { verifyIdToken } from './id-token.ts';
import { createMetadata, type ProviderMetadata, TIMEOUT } from './provider-metadata.ts';

export type OpenIdClient = {
  readonly provider: ProviderName;
  readonly issuer: string;
  readonly clientId: string;
  /** A function of the issuer, because Apple's secret is a JWT whose audience is the issuer. */
  readonly clientSecret: (issuer: string) => Promise<string>;
  readonly redirectUri: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly onProblem: (provider: ProviderName, error: unknown) => void;
};

const DENIALS: ReadonlySet<string> = new Set(['access_denied', 'user_cancelled_authorize']);

/**
 * Authorization code flow with state, nonce and PKCE, through Grant. Trusts an ID token only after jose verified it.
 */
export const createOpenIdProvider = (client: OpenIdClient): IdentityProvider => {
  const { provider, clock, onProblem } = client;
  const readMetadata = createMetadata(client.issuer);
  const exchange = createExchange(client);
  const failed = (error: unknown) => {
    onProblem(provider, error);
    return err('unavailable' as const);
  };

  return {
    begin: () =>
      readMetadata()
        .then((metadata) => exchange.begin(metadata))
        .then(ok, failed),
    redeem: async (answer, checks) => {
      if (answer.error !== null && DENIALS.has(answer.error)) return err('denied');
      if (answer.code === null) return failed(new Error('The provider has answered without a code'));
      try {
        const metadata = await readMetadata();
        const idToken = await exchange.finish(metadata, answer, checks);
        const { issuer, keys } = metadata;
        const expected = { provider, issuer, clientId: client.clientId, keys, now: new Date(clock()) };
        return ok(await verifyIdToken(idToken, checks, expected));
      } catch (error) {
        return failed(error);
      }
    },
  };
};

const createExchange = ({ provider, clientId, clientSecret, redirectUri, parameters }: OpenIdClient) => {
  const flow = grant({
    config: {
      [provider]: {
        oauth: 2,
        key: clientId,
        redirect_uri: redirectUri,
        // Requests no name and no picture, because the site shows neither.
        scope: 'openid email',
        state: true,
        nonce: true,
        pkce: true,
        custom_params: parameters,
        transport: 'state',
        response: ['tokens'],
      },
    },
    request: { timeout: TIMEOUT },
  });

  return {
    begin: async ({ authorizationEndpoint }: ProviderMetadata) => {
      const { location, session } = await flow({
        method: 'GET',
        params: { provider },
        query: {},
        session: {},
        state: { dynamic: { authorize_url: authorizationEndpoint } },
      });
      if (!location) throw new Error('Grant has not begun');
      return { location, checks: toChecks(session) };
    },
    finish: async ({ issuer, tokenEndpoint }: ProviderMetadata, answer: ProviderAnswer, checks: AttemptChecks) => {
      const { state } = await withTimeout(
        flow({
          method: 'GET',
          params: { provider, override: 'callback' },
          query: { code: answer.code ?? '', state: answer.state ?? '' },
          session: { provider, state: checks.state, nonce: checks.nonce, code_verifier: checks.codeVerifier },
          state: { dynamic: { access_url: tokenEndpoint, secret: await clientSecret(issuer) } },
        }),
      );
      const idToken = state.response?.id_token;
      if (typeof idToken !== 'string') throw new Error(`No ID token: ${describe(state.response?.error)}`);
      return idToken;
    },
  };
};

const toChecks = ({ state, nonce, code_verifier }: GrantSession): AttemptChecks => {
  if (!state || !nonce || !code_verifier) throw new Error('Grant has left out a check');
  return { state, nonce, codeVerifier: code_verifier };
};

/** Limits the total time, because the timeout of `grant` starts again with each piece of data that arrives. */
const withTimeout = async <T>(work: Promise<T>): Promise<T> => {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error('The provider has taken too long')), TIMEOUT);
  return Promise.race([work, limit.promise]).finally(() => clearTimeout(timer));
};

/** Returns only the error code, because the rest of the response may quote the request. */
const describe = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'error' in error ? error.error : error;
  return typeof code === 'string' ? code.slice(0, 80) : 'no reason given';
};
