import type { NewPasskey, NewPasskeyResponse, Passkey, PasskeyUseResponse } from '../model/passkey.ts';

export interface PasskeyVerifier {
  /** The host that passkeys are bound to; null where there can be none (an IP address). */
  readonly rpId: string | null;
  /** Unverified; null if it is malformed. */
  challengeOf(response: NewPasskeyResponse | PasskeyUseResponse): string | null;
  /** Null unless the response is valid for the challenge, our origin and our rpID, with user verification. */
  verifyNew(response: NewPasskeyResponse, challenge: string): Promise<Omit<NewPasskey, 'handle'> | null>;
  /** The caller compares the counter. */
  verifyUse(
    response: PasskeyUseResponse,
    challenge: string,
    passkey: Passkey,
  ): Promise<Pick<Passkey, 'counter' | 'isSynced'> | null>;
}
