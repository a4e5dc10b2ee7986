import { createPrivateKey } from 'node:crypto';
import * as v from 'valibot';
import { isThisMachine } from '../http/kernel/address-of.ts';

const issuer = v.pipe(
  v.string(),
  v.check((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname } = new URL(text);
    return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
  }, 'must be an https: URL'),
);

const isP256Key = (pem: string): boolean => {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
};

export const PROVIDER_VARIABLES = {
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  GOOGLE_ISSUER: v.optional(issuer),
  APPLE_CLIENT_ID: v.optional(v.string()),
  APPLE_TEAM_ID: v.optional(v.string()),
  APPLE_KEY_ID: v.optional(v.string()),
  APPLE_PRIVATE_KEY: v.optional(
    v.pipe(
      v.string(),
      // In environment files the key is one line, with `\n` for each line break.
      v.transform((text) => text.replaceAll('\\n', '\n')),
      v.check(isP256Key, "must be the text of Apple's .p8 file"),
    ),
  ),
  APPLE_ISSUER: v.optional(issuer),
} as const;

type ProviderVariables = v.InferOutput<v.ObjectSchema<typeof PROVIDER_VARIABLES, undefined>>;

export const providerSettings = (
  settings: ProviderVariables,
  missing: (variable: string, because: string) => never,
) => {
  const group = <Name extends keyof ProviderVariables>(
    names: readonly Name[],
    optional: keyof ProviderVariables,
  ): Record<Name, string> | null => {
    const given = [...names, optional].find((name) => settings[name] !== undefined);
    if (given === undefined) return null;
    return Object.fromEntries(names.map((name) => [name, settings[name] ?? missing(name, given)])) as Record<
      Name,
      string
    >;
  };
  const google = group(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], 'GOOGLE_ISSUER');
  const apple = group(['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'], 'APPLE_ISSUER');
  return {
    google: google && {
      issuer: settings.GOOGLE_ISSUER ?? 'https://accounts.google.com',
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
    },
    apple: apple && {
      issuer: settings.APPLE_ISSUER ?? 'https://appleid.apple.com',
      clientId: apple.APPLE_CLIENT_ID,
      teamId: apple.APPLE_TEAM_ID,
      keyId: apple.APPLE_KEY_ID,
      privateKey: apple.APPLE_PRIVATE_KEY,
    },
  };
};
