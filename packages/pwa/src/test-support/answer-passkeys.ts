import type { Output } from '@twosides/domain/contract';
import { vi } from 'vitest';

export const PASSKEY_REQUEST: Output<'startPasskey'> = {
  challenge: 'AA',
  rpId: 'localhost',
  timeout: 60_000,
  allowCredentials: [],
  userVerification: 'required',
};

/** The device offers no passkey by itself, and uses one when asked. */
export function answerPasskeys(): void {
  const bytes = new ArrayBuffer(1);
  const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes };
  const credential = { id: 'AA', rawId: bytes, response, type: 'public-key', getClientExtensionResults: () => ({}) };
  vi.spyOn(navigator.credentials, 'get').mockImplementation((request) =>
    request?.mediation === 'conditional' ? new Promise(() => {}) : Promise.resolve(credential),
  );
}
