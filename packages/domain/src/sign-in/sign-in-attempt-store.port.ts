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

/** The key is a hash of the browser's cookie and `state`, so only the browser that began an attempt can finish it. */
export interface SignInAttemptStore {
  add(key: string, attempt: SignInAttempt, expire: Timestamp): Promise<void>;
  /** Returns each attempt only once, even under concurrency. */
  take(key: string, now: Timestamp): Promise<SignInAttempt | null>;
  sweep(now: Timestamp): Promise<void>;
}
