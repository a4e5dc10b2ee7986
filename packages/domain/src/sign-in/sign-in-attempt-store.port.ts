import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { ProviderName } from '../model/identity.ts';
import type { AttemptChecks } from './identity-provider.port.ts';

/** A way to a provider that has begun in a browser and is not back yet. */
export type SignInAttempt = {
  readonly provider: ProviderName;
  readonly checks: AttemptChecks;
  /** The member who is connecting the provider; null for signing in. */
  readonly connectTo: MemberId | null;
  /** A page to go on to; see `returnToOf`. */
  readonly returnTo: string | null;
  /** That led there from a press; null for none. */
  readonly flow: string | null;
};

/** Attempts, each under a hash of secrets that only the browser and the provider know. */
export interface SignInAttemptStore {
  add(key: string, attempt: SignInAttempt, expire: Timestamp): Promise<void>;
  /**
   * Gives an attempt out once: of any number of calls at the same time one gets it. @returns null for an unknown, taken
   * or expired one.
   */
  take(key: string, now: Timestamp): Promise<SignInAttempt | null>;
  /** Forgets attempts that expired before `now`. */
  sweep(now: Timestamp): Promise<void>;
}
