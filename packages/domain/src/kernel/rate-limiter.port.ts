/** Allows `points` actions within `seconds`, counted from the first action. */
export type RateLimit = { readonly name: string; readonly points: number; readonly seconds: number };

export type Taken = {
  /** Seconds until a point is available, at least 1; null if this point was granted. */
  readonly wait: number | null;
  /** Points used so far, including this one. */
  readonly used: number;
};

/** Counts actions per key, across all processes of one database. */
export interface RateLimiter {
  /** Takes a point atomically. A refused action does not extend the wait. Rejects if the database is away. */
  take(limit: RateLimit, key: string): Promise<Taken>;
  /** Gives back a point that was taken but not needed. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
}
