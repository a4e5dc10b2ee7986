import type { NewPasskey, NewPasskeyResponse, Passkey, PasskeyUseResponse } from '../model/passkey.ts';

/** Checks what authenticators sign, and nothing else. */
export interface PasskeyVerifier {
  /** The host that passkeys are bound to; null where there can be none (an IP address). */
  readonly rpId: string | null;
  /** The challenge that a response says it answers, unchecked; null if it is malformed. */
  challengeOf(response: NewPasskeyResponse | PasskeyUseResponse): string | null;
  /** @returns null unless the response is right for this challenge, our origin and our host, by a verified user */
  verifyNew(response: NewPasskeyResponse, challenge: string): Promise<Omit<NewPasskey, 'handle'> | null>;
  /** The same for a use of a known passkey. The counter is for the caller to compare. */
  verifyUse(
    response: PasskeyUseResponse,
    challenge: string,
    passkey: Passkey,
  ): Promise<Pick<Passkey, 'counter' | 'isSynced'> | null>;
}
