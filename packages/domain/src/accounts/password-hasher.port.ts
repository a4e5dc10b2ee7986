/**
 * Slow hashing with a bounded queue.
 * @throws {@link HasherBusy} when the queue is full
 */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Verifies a password. A null or malformed hash takes the same time and is false. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Whether the hash uses weaker parameters than today's. */
  needsRehash(hash: string): boolean;
}

/** Too many hashes are queued. Try again in a moment. */
export class HasherBusy extends Error {
  override readonly name = 'HasherBusy';
}
