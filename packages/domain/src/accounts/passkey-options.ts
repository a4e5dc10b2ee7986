import type { Passkey } from '../model/passkey.ts';
import { CHALLENGE_LIFETIME } from './passkey-challenge.ts';
import type { PasskeyCreation, PasskeyRequest } from './passkey-options.view.ts';

/** COSE algorithms in order of preference: EdDSA, ES256, RS256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

export const passkeyRequest = (rpId: string, challenge: string, allowed: readonly Passkey[] = []): PasskeyRequest => ({
  challenge,
  timeout: CHALLENGE_LIFETIME,
  rpId,
  allowCredentials: allowed.map(named),
  userVerification: 'required',
});

/** @param known the member's passkeys; an authenticator that has one of them must not make another */
export const passkeyCreation = (
  rpId: string,
  challenge: string,
  { handle, email }: { readonly handle: string; readonly email: string },
  known: readonly Passkey[] = [],
): PasskeyCreation => ({
  challenge,
  timeout: CHALLENGE_LIFETIME,
  rp: { id: rpId, name: 'TwoSides' },
  user: { id: handle, name: email, displayName: email },
  pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
  attestation: 'none',
  excludeCredentials: known.map(named),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
});

const named = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});
