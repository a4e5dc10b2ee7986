import { DAY } from '@twosides/domain/kernel';
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';

/** Milliseconds. */
export const TIMEOUT = 5_000;

const FRESH = DAY;

export type ProviderMetadata = {
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly keys: JWTVerifyGetKey;
};

/**
 * OpenID Connect Discovery, fetched at most once a day. Rejects if the provider is unavailable or names another issuer.
 */
export const createMetadata = (issuer: string): (() => Promise<ProviderMetadata>) => {
  let known: { readonly at: number; readonly metadata: ProviderMetadata } | null = null;
  return async () => {
    if (known && performance.now() - known.at < FRESH) return known.metadata;
    const metadata = await fetchMetadata(issuer);
    known = { at: performance.now(), metadata };
    return metadata;
  };
};

const fetchMetadata = async (issuer: string): Promise<ProviderMetadata> => {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`Discovery of ${issuer} answered ${response.status}`);
  const document = v.parse(documentOf(issuer), await response.json());
  return {
    issuer: document.issuer,
    authorizationEndpoint: document.authorization_endpoint,
    tokenEndpoint: document.token_endpoint,
    keys: createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: TIMEOUT }),
  };
};

const documentOf = (issuer: string) => {
  // Endpoints must use HTTPS, unless the issuer itself uses HTTP, as local providers in tests do.
  const { protocol } = new URL(issuer);
  const endpoint = v.pipe(
    v.string(),
    v.check((url) => URL.canParse(url) && [protocol, 'https:'].includes(new URL(url).protocol), 'must be HTTPS'),
  );
  return v.object({
    issuer: v.literal(issuer),
    authorization_endpoint: endpoint,
    token_endpoint: endpoint,
    jwks_uri: endpoint,
  });
};
