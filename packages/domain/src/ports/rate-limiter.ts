/** How often something may be done under one key: `points` times in `seconds`, counted from the first time on. */
export type RateLimit = { readonly name: string; readonly points: number; readonly seconds: number };

/** Counts what is done under a key. All processes over one database count together. */
export interface RateLimiter {
  /**
   * Takes one of the key's points; atomic. What was refused does not make the wait longer.
   * @returns seconds until there are points again, at least 1; null where one was left. Rejects when the database is away.
   */
  take(limit: RateLimit, key: string): Promise<number | null>;
  /** Gives a point back that turned out not to be needed. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
}
