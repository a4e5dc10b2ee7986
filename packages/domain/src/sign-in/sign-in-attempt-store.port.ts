import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { ProviderName } from '../model/identity.ts';
import type { AttemptChecks } from './identity-provider.port.ts';

/** A started provider sign-in. */
export type SignInAttempt = {
  readonly provider: ProviderName;
  readonly checks: AttemptChecks;
  /** The member connecting the provider; null for signing in. */
  readonly connectTo: MemberId | null;
  /** The page to open afterwards, as made by `returnToOf`; null for none. */
  readonly returnTo: string | null;
  /** Id of the join flow; null for none. */
  readonly flow: string | null;
};

/** Attempts, keyed by a hash of two secrets: the browser's, and the one that the provider passes back. */
export interface SignInAttemptStore {
  add(key: string, attempt: SignInAttempt, expire: Timestamp): Promise<void>;
  /**
   * Hands an attempt out once, also under concurrency.
   * @returns null for an unknown, used or expired attempt
   */
  take(key: string, now: Timestamp): Promise<SignInAttempt | null>;
  /** Deletes attempts that expired before `now`. */
  sweep(now: Timestamp): Promise<void>;
}
