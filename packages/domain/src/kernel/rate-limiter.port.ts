/** Allows `points` actions within `seconds`, counted from the first action. */
export type RateLimit = { readonly name: string; readonly points: number; readonly seconds: number };

export type Taken = {
  /** Seconds until another point is available, at least 1; null if this point was granted. */
  readonly wait: number | null;
  readonly used: number;
};

export interface RateLimiter {
  /** Atomic. A refused action does not extend the wait. Rejects if the database is unavailable. */
  take(limit: RateLimit, key: string): Promise<Taken>;
  giveBack(limit: RateLimit, key: string): Promise<void>;
}
