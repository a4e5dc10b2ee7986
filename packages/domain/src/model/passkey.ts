import type { MemberId, Timestamp } from '../kernel/ids.ts';

export type NewPasskey = {
  /** The credential id of WebAuthn, base64url; unique. */
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  /** The authenticator's signature counter. Synced passkeys report 0. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** The model that the authenticator claims to be, without attestation. */
  readonly aaguid: string;
  readonly isSynced: boolean;
  readonly rpId: string;
  /** WebAuthn's `user.id`: 32 random bytes, base64url. All passkeys of a member have the same one. */
  readonly handle: string;
};

export type Passkey = NewPasskey & {
  readonly id: string;
  readonly memberId: MemberId;
  readonly madeOn: Timestamp;
  /** Start of the UTC day; null before the first use. */
  readonly lastUsedOn: Timestamp | null;
};

type Response<Signed> = {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: { readonly clientDataJSON: string } & Signed;
};

/** The parts of WebAuthn's `RegistrationResponseJSON` that the server reads; base64url. */
export type NewPasskeyResponse = Response<{
  readonly attestationObject: string;
  readonly transports?: string[] | undefined;
}>;

/** The parts of WebAuthn's `AuthenticationResponseJSON` that the server reads; base64url. */
export type PasskeyUseResponse = Response<{
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle?: string | null | undefined;
}>;
