import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { ProviderName } from '../model/identity.ts';
import type { AttemptChecks } from './identity-provider.port.ts';

/** A started provider sign-in. */
export type SignInAttempt = {
  readonly provider: ProviderName;
  readonly checks: AttemptChecks;
  /** The member connecting the provider; null for signing in. */
  readonly connectTo: MemberId | null;
  /** A page to go on to; see `returnToOf`. */
  readonly returnTo: string | null;
  /** The flow from a press to here, or null. */
  readonly flow: string | null;
};

/** Attempts, keyed by a hash of secrets known only to the browser and the provider. */
export interface SignInAttemptStore {
  add(key: string, attempt: SignInAttempt, expire: Timestamp): Promise<void>;
  /**
   * Hands an attempt out once, also under concurrency.
   * @returns null for an unknown, used or expired one
   */
  take(key: string, now: Timestamp): Promise<SignInAttempt | null>;
  /** Deletes attempts that expired before `now`. */
  sweep(now: Timestamp): Promise<void>;
}
