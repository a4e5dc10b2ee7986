/** `hash` and `verify` reject with {@link HasherBusy} if too many calls wait. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False for a null or malformed hash. Takes as long as for any other hash, so timing reveals nothing. */
  verify(hash: string | null, password: string): Promise<boolean>;
  needsRehash(hash: string): boolean;
}

export class HasherBusy extends Error {
  override readonly name = 'HasherBusy';
}
