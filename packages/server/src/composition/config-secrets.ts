import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export const filesIn = (dataDir: string) => ({
  database: join(dataDir, 'twosides.sqlite'),
  secrets: join(dataDir, 'secrets.json'),
  vapid: join(dataDir, 'vapid.json'),
  mail: join(dataDir, 'mail'),
});

/** P-256 keys in base64url. A new pair loses all subscriptions, because browsers subscribe under the public key. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

export type ServerSecrets = {
  /** The first key signs; all keys verify. */
  readonly sessionKeys: readonly string[];
  readonly hashSecret: string;
  readonly hashSecretOrigin: { readonly name: string; readonly isNew: boolean };
};

export const secret = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'));

export const bytes = (count: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => Buffer.from(text, 'base64url').length === count && /^[\w-]+$/.test(text),
      `must be ${count} bytes in base64url`,
    ),
  );

export const KEPT = {
  secrets: v.object({ sessionKeys: v.array(secret), hashSecret: secret }),
  vapid: v.object({ publicKey: bytes(65), privateKey: bytes(32) }),
};

type Given = {
  readonly DATA_DIR: string;
  readonly MONGODB_URL?: string | undefined;
  readonly SESSION_KEYS?: readonly string[] | undefined;
  readonly HASH_SECRET?: string | undefined;
  readonly VAPID_PUBLIC_KEY?: string | undefined;
  readonly VAPID_PRIVATE_KEY?: string | undefined;
};
type Start = { readonly isProduction: boolean; readonly acceptsNewSecrets: boolean };

/**
 * Outside production, the first start creates missing secrets in `DATA_DIR`.
 * @throws ConfigError if production has no secrets, or if `secrets.json` is damaged or missing beside a database
 */
export const secretsOf = (given: Given, { isProduction, acceptsNewSecrets }: Start): ServerSecrets => {
  const { SESSION_KEYS: sessionKeys, HASH_SECRET: hashSecret } = given;
  if (sessionKeys && hashSecret) return { sessionKeys, hashSecret, hashSecretOrigin: OF_ENVIRONMENT };
  if (isProduction)
    throw new ConfigError('SESSION_KEYS and HASH_SECRET: required in production, each at least 32 characters');
  const { secrets: file, database } = filesIn(given.DATA_DIR);
  const isNew = !existsSync(file);
  const hasDatabase = given.MONGODB_URL === undefined && isFilled(database);
  if (isNew && hasDatabase && !acceptsNewSecrets && hashSecret === undefined) throw new ConfigError(secretsLost(file));
  const kept = keptIn(file, { sessionKeys: [newSecret()], hashSecret: newSecret() }, KEPT.secrets, PUT_BACK);
  return {
    sessionKeys: sessionKeys ?? kept.sessionKeys,
    hashSecret: hashSecret ?? kept.hashSecret,
    hashSecretOrigin: hashSecret === undefined ? { name: file, isNew } : OF_ENVIRONMENT,
  };
};

export type PushKeys = VapidKeys & { readonly origin: { readonly name: string; readonly isNew: boolean } };

/**
 * Outside production, the first start creates a missing key pair in `DATA_DIR`.
 * @throws ConfigError if a required pair is missing, or if the pair is incomplete, damaged or mismatched
 */
export const vapidOf = (given: Given, { isProduction }: Pick<Start, 'isProduction'>): PushKeys => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given;
  if (publicKey !== undefined && privateKey !== undefined) {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    if (pair.getPublicKey('base64url') === publicKey)
      return { publicKey, privateKey, origin: { name: 'VAPID_PUBLIC_KEY', isNew: false } };
    throw new ConfigError('VAPID_PUBLIC_KEY: is not the public key of VAPID_PRIVATE_KEY');
  }
  if (publicKey !== undefined || privateKey !== undefined)
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: set both, or neither');
  if (isProduction) throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: required in production');
  const { vapid: file } = filesIn(given.DATA_DIR);
  const isNew = !existsSync(file);
  return { ...keptIn(file, newVapidKeys(), KEPT.vapid, PUT_KEYS_BACK), origin: { name: file, isNew } };
};

const OF_ENVIRONMENT = { name: 'HASH_SECRET', isNew: false };

const PUT_BACK =
  'Replace it with the one from your backup; npm run restore brings it back together with the database. ' +
  'If there never was a database, delete the file.';
const WITHOUT_KEYS =
  'run npm start -- --accept-new-secrets. It forgets all devices that get notifications; each gets them again once someone opens the app on it.';
const PUT_KEYS_BACK = `Replace it with the one from your backup. If you have no backup, delete the file and ${WITHOUT_KEYS}`;
const ANYWAY =
  'With a different secret, everybody could vote again, and the unsubscribe links in emails would stop working. ' +
  'If it is gone for good, run npm start -- --accept-new-secrets';

export const secretsLost = (file: string): string =>
  `${file} is missing, and the database needs the secret in it. Put the one from your backup in its place. ${ANYWAY}`;

export const secretsChanged = (name: string): string =>
  `${name} is not the one that the database was created with. Put the original back. ${ANYWAY}`;

export const pushKeysLost = (file: string): string =>
  `${file} is missing, and devices need the key in it to get notifications. ${REACH_THEM}`;

export const pushKeysChanged = (name: string): string =>
  `${name} is not the one that devices subscribed to notifications with. ${REACH_THEM}`;

const REACH_THEM = `Put the original back. If it is gone for good, ${WITHOUT_KEYS}`;

const keptIn = <Schema extends v.GenericSchema>(
  file: string,
  fresh: v.InferInput<Schema>,
  schema: Schema,
  remedy: string,
): v.InferOutput<Schema> => {
  try {
    // The flag 'wx' fails if another process has just created the file. Both processes then use that file.
    writeFileSync(file, JSON.stringify(fresh, null, 2), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), readFileSync(file, 'utf8'));
  if (kept.success) return kept.output as v.InferOutput<Schema>;
  throw new ConfigError(`${file} is incomplete or damaged. ${remedy}`);
};

const isFilled = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

const newVapidKeys = (): VapidKeys => {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // Padded to 32 bytes, because `getPrivateKey` omits leading zero bytes.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return { publicKey, privateKey };
};

const newSecret = () => randomBytes(32).toString('base64url');
