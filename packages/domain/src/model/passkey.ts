import * as v from 'valibot';
import type { MemberId, Timestamp } from '../kernel/index.ts';
import { VALIDATION } from '../wire/index.ts';

export type NewPasskey = {
  /** The credential id of WebAuthn, base64url; unique. */
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
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
  /** Start of the UTC day of the latest use; null before the first use. */
  readonly lastUsedOn: Timestamp | null;
};

const base64url = (max: number) =>
  v.pipe(v.string(VALIDATION.invalid), v.maxLength(max, VALIDATION.invalid), v.regex(/^[\w-]*$/, VALIDATION.invalid));

const credentialEntries = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: v.literal('public-key', VALIDATION.invalid),
};

export const newPasskeyInput = v.object(
  {
    ...credentialEntries,
    response: v.object(
      {
        clientDataJSON: base64url(4_000),
        attestationObject: base64url(4_000),
        transports: v.optional(
          v.pipe(
            v.array(v.pipe(v.string(VALIDATION.invalid), v.maxLength(20, VALIDATION.invalid)), VALIDATION.invalid),
            v.maxLength(10, VALIDATION.invalid),
          ),
        ),
      },
      VALIDATION.invalid,
    ),
  },
  VALIDATION.invalid,
);

export type NewPasskeyResponse = v.InferOutput<typeof newPasskeyInput>;

export const passkeyUseInput = v.object(
  {
    ...credentialEntries,
    response: v.object(
      {
        clientDataJSON: base64url(4_000),
        authenticatorData: base64url(4_000),
        signature: base64url(2_000),
        userHandle: v.optional(v.nullable(base64url(100))),
      },
      VALIDATION.invalid,
    ),
  },
  VALIDATION.invalid,
);
export type PasskeyUseResponse = v.InferOutput<typeof passkeyUseInput>;
