import { isIP } from 'node:net';
import { PASSKEY_ALGORITHMS, type PasskeyVerifier } from '@twosides/domain/accounts';
import * as v from 'valibot';

/** Loaded on first use, because it takes 20 MB of memory. */
const webauthn = () => import('@simplewebauthn/server');

export const createPasskeyVerifier = (publicOrigin: string): PasskeyVerifier => {
  const { hostname } = new URL(publicOrigin);
  const rpId = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : null;
  const expected = { expectedOrigin: publicOrigin, expectedRPID: rpId ?? '', requireUserVerification: true };
  return {
    rpId,
    challengeOf: ({ response: { clientDataJSON } }) => {
      const parsed = v.safeParse(ClientData, Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
      return parsed.success ? parsed.output.challenge : null;
    },
    verifyNew: async (response, challenge) => {
      if (rpId === null) return null;
      const { verifyRegistrationResponse } = await webauthn();
      const { clientDataJSON, attestationObject, transports } = response.response;
      const whole = { ...response, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} };
      const verified = await orNull(
        verifyRegistrationResponse({
          response: whole,
          expectedChallenge: challenge,
          supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
          ...expected,
        }),
      );
      if (!verified?.verified) return null;
      const { credential, aaguid, credentialBackedUp } = verified.registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: transports ?? [],
        aaguid,
        isSynced: credentialBackedUp,
        rpId,
      };
    },
    verifyUse: async (response, challenge, { credentialId, publicKey }) => {
      if (rpId === null) return null;
      const { verifyAuthenticationResponse } = await webauthn();
      const { clientDataJSON, authenticatorData, signature } = response.response;
      const signed = { clientDataJSON, authenticatorData, signature };
      const verified = await orNull(
        verifyAuthenticationResponse({
          response: { ...response, response: signed, clientExtensionResults: {} },
          expectedChallenge: challenge,
          // The counter 0 turns off the library's check of the counter, because the caller compares counters itself.
          credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
          ...expected,
        }),
      );
      if (!verified?.verified) return null;
      const { newCounter, credentialBackedUp } = verified.authenticationInfo;
      return { counter: newCounter, isSynced: credentialBackedUp };
    },
  };
};

const ClientData = v.pipe(v.string(), v.parseJson(), v.object({ challenge: v.pipe(v.string(), v.maxLength(1_000)) }));

const orNull = <T>(verification: Promise<T>): Promise<T | null> => verification.catch(() => null);
