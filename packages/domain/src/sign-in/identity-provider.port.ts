import type { Result } from '../kernel/result.ts';
import type { Identity, ProviderName } from '../model/identity.ts';

/** What a provider's answer is checked against: made for one attempt, and forgotten with it. */
export type AttemptChecks = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

/** What the browser brings back from the provider. */
export type ProviderAnswer = {
  readonly state: string | null;
  readonly code: string | null;
  readonly error: string | null;
};

/** Google or Apple, spoken to by OpenID Connect's authorization code flow. */
export interface IdentityProvider {
  /** @returns the address at the provider to send the browser to */
  begin(): Promise<Result<{ readonly location: string; readonly checks: AttemptChecks }, 'unavailable'>>;
  /**
   * Exchanges the answer for an identity, and believes nothing that the provider has not signed for this site and this
   * attempt. `unavailable` also stands for an answer that does not hold: to the person it is the same.
   */
  redeem(answer: ProviderAnswer, checks: AttemptChecks): Promise<Result<Identity, 'denied' | 'unavailable'>>;
}

/** Those that are configured. */
export type IdentityProviders = { readonly [Name in ProviderName]?: IdentityProvider };
