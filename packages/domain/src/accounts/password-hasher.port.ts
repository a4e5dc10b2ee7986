/** @throws {@link HasherBusy} when the queue is full */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False for a null or malformed hash, after the same time as for any other hash. */
  verify(hash: string | null, password: string): Promise<boolean>;
  needsRehash(hash: string): boolean;
}

export class HasherBusy extends Error {
  override readonly name = 'HasherBusy';
}
