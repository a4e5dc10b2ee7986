/** How often something may be done under one key: `points` times in `seconds`, counted from the first time on. */
export type RateLimit = { readonly name: string; readonly points: number; readonly seconds: number };

export type Taken = {
  /** Seconds until there are points again, at least 1; null where one was left. */
  readonly wait: number | null;
  /** How many are taken by now, this one included. */
  readonly used: number;
};

/** Counts what is done under a key. All processes over one database count together. */
export interface RateLimiter {
  /**
   * Takes one of the key's points; atomic. What was refused does not make the wait longer. Rejects when the database is
   * away.
   */
  take(limit: RateLimit, key: string): Promise<Taken>;
  /** Gives a point back that turned out not to be needed. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
}
