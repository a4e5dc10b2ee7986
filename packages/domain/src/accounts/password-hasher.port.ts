/** Slow hashing, bounded: a call beyond what may wait throws {@link HasherBusy}. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Whether the password made this hash. A null or malformed hash takes the same work and is false.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Whether the hash was made with weaker parameters than today's. */
  needsRehash(hash: string): boolean;
}

/** Too many hashes wait already; the caller should come back in a moment. */
export class HasherBusy extends Error {
  override readonly name = 'HasherBusy';
}
