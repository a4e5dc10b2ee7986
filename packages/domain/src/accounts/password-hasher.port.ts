/** @throws {@link HasherBusy} when the queue is full */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** A null or malformed hash takes the same time and gives false. */
  verify(hash: string | null, password: string): Promise<boolean>;
  needsRehash(hash: string): boolean;
}

export class HasherBusy extends Error {
  override readonly name = 'HasherBusy';
}
