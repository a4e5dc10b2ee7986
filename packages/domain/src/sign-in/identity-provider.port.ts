import type { Result } from '../kernel/result.ts';
import type { Identity, ProviderName } from '../model/identity.ts';

/** Values for checking a provider's response, made for one attempt. */
export type AttemptChecks = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

/** What the browser brings back from the provider. */
export type ProviderAnswer = {
  readonly state: string | null;
  readonly code: string | null;
  readonly error: string | null;
};

/** Google or Apple through OpenID Connect's authorization code flow. */
export interface IdentityProvider {
  /** @returns the provider's URL to redirect to */
  begin(): Promise<Result<{ readonly location: string; readonly checks: AttemptChecks }, 'unavailable'>>;
  /**
   * Exchanges the response for a verified identity. Trusts only what the provider signed for this site and attempt.
   * `unavailable` also covers an invalid response, which means the same to the person.
   */
  redeem(answer: ProviderAnswer, checks: AttemptChecks): Promise<Result<Identity, 'denied' | 'unavailable'>>;
}

/** Configured providers. */
export type IdentityProviders = { readonly [Name in ProviderName]?: IdentityProvider };
