import * as v from 'valibot';
import { listOf, view, wholeNumber } from '../wire/index.ts';

const keyType = v.literal('public-key');
const namedPasskeys = listOf(view({ id: v.string(), type: keyType, transports: listOf(v.string()) }));
const userVerification = v.literal('required');

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyRequestSchema = view({
  challenge: v.string(),
  timeout: wholeNumber,
  rpId: v.string(),
  allowCredentials: namedPasskeys,
  userVerification,
});
export type PasskeyRequest = v.InferOutput<typeof passkeyRequestSchema>;

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreationSchema = view({
  challenge: v.string(),
  timeout: wholeNumber,
  rp: view({ id: v.string(), name: v.literal('TwoSides') }),
  user: view({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: listOf(view({ alg: v.number(), type: keyType })),
  attestation: v.literal('none'),
  excludeCredentials: namedPasskeys,
  authenticatorSelection: view({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification,
  }),
});
export type PasskeyCreation = v.InferOutput<typeof passkeyCreationSchema>;
