import type { NewPasskey, NewPasskeyResponse, Passkey, PasskeyUseResponse } from '../model/passkey.ts';

export interface PasskeyVerifier {
  /** The host to which passkeys are bound; null for an IP address, which cannot have passkeys. */
  readonly rpId: string | null;
  /** The challenge in the response, not verified yet; null if the response is malformed. */
  challengeOf(response: NewPasskeyResponse | PasskeyUseResponse): string | null;
  verifyNew(response: NewPasskeyResponse, challenge: string): Promise<Omit<NewPasskey, 'handle'> | null>;
  /** Does not check the signature counter, because the caller does. */
  verifyUse(
    response: PasskeyUseResponse,
    challenge: string,
    passkey: Passkey,
  ): Promise<Pick<Passkey, 'counter' | 'isSynced'> | null>;
}
