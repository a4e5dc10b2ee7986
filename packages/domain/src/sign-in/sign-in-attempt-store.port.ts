import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { ProviderName } from '../model/identity.ts';
import type { AttemptChecks } from './identity-provider.port.ts';

export type SignInAttempt = {
  readonly provider: ProviderName;
  readonly checks: AttemptChecks;
  readonly connectTo: MemberId | null;
  readonly returnTo: string | null;
  readonly flow: string | null;
};

/** Keyed by a hash of two secrets: the browser's, and the one that the provider passes back. */
export interface SignInAttemptStore {
  add(key: string, attempt: SignInAttempt, expire: Timestamp): Promise<void>;
  /** Hands an attempt out once, also under concurrency. Null if it is unknown, used or expired. */
  take(key: string, now: Timestamp): Promise<SignInAttempt | null>;
  sweep(now: Timestamp): Promise<void>;
}
