import type { Result } from '../kernel/result.ts';
import type { Identity, ProviderName } from '../model/identity.ts';

export type AttemptChecks = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

export type ProviderAnswer = {
  readonly state: string | null;
  readonly code: string | null;
  readonly error: string | null;
};

export interface IdentityProvider {
  begin(): Promise<Result<{ readonly location: string; readonly checks: AttemptChecks }, 'unavailable'>>;
  redeem(answer: ProviderAnswer, checks: AttemptChecks): Promise<Result<Identity, 'denied' | 'unavailable'>>;
}

export type IdentityProviders = { readonly [Name in ProviderName]?: IdentityProvider };
