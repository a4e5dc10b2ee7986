import type { MemberId, Timestamp } from '../kernel/ids.ts';

/** A new discoverable credential (Web Authentication). */
export type NewPasskey = {
  /** WebAuthn's credential id, base64url; unique. */
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  /** Signatures so far. Synchronized passkeys report 0. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** Identifies the authenticator's model. Not attested. */
  readonly aaguid: string;
  /** Whether it is copied to the person's other devices. */
  readonly isSynced: boolean;
  /** The host that the passkey works on. */
  readonly rpId: string;
  /** WebAuthn's `user.id`, 32 random bytes, base64url; the same for all passkeys of a member. */
  readonly handle: string;
};

export type Passkey = NewPasskey & {
  /** Our own id, by which the member manages it. */
  readonly id: string;
  readonly memberId: MemberId;
  /** Start of the UTC day. */
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

/** `RegistrationResponseJSON` of WebAuthn, the parts we read; base64url. */
export type NewPasskeyResponse = Response<{
  readonly attestationObject: string;
  readonly transports?: string[] | undefined;
}>;

/** `AuthenticationResponseJSON` of WebAuthn, the parts we read; base64url. */
export type PasskeyUseResponse = Response<{
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle?: string | null | undefined;
}>;
