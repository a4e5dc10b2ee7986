/**
 * Slow hashing with a bounded queue.
 * @throws {@link HasherBusy} when the queue is full
 */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Verifies a password. A null or malformed hash takes the same time and gives false. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Whether the hash uses weaker parameters than today's. */
  needsRehash(hash: string): boolean;
}

/** Thrown if too many hashes are queued. The caller may try again in a moment. */
export class HasherBusy extends Error {
  override readonly name = 'HasherBusy';
}
