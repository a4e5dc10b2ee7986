/** `points` actions in `seconds`, from the first one on. */
export type RateLimit = { readonly name: string; readonly points: number; readonly seconds: number };

export type Taken = {
  /** Seconds until points are available, at least 1; null if one was left. */
  readonly wait: number | null;
  /** Points used, including this one. */
  readonly used: number;
};

/** Counts actions per key, across all processes of one database. */
export interface RateLimiter {
  /** Takes a point; atomic. A refused action does not extend the wait. Rejects if the database is away. */
  take(limit: RateLimit, key: string): Promise<Taken>;
  /** Returns an unneeded point. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
}
