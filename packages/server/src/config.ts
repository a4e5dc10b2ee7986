import { createECDH, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailVerification } from '@twosides/domain';
import * as v from 'valibot';
import { PROVIDER_VARIABLES, type ProviderSettings, providerSettings } from './config-providers.ts';
import { parseRateLimits, type RateLimitSetting } from './http/rate-limits.ts';

export type Config = {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** Scheme, host and port that links and the forgery check use; no trailing slash. */
  readonly publicOrigin: string;
  readonly dataDir: string;
  /** null: SQLite in `dataDir`. */
  readonly mongodbUrl: string | null;
  /** null: mails are files in `dataDir`/mail. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** The first signs, all verify. */
  readonly sessionKeys: readonly string[];
  readonly fingerprintSecret: string;
  readonly vapid: VapidKeys;
  /** Names of push services; `*.` in front means any name below. */
  readonly pushHosts: readonly string[];
  readonly emailVerification: EmailVerification;
  /** Whom visitors can sign in with. */
  readonly providers: ProviderSettings;
  readonly trustedProxies: number;
  readonly rateLimits: RateLimitSetting;
  /** What the metrics are read with; null: nobody may read them. */
  readonly metricsToken: string | null;
  readonly logLevel: string;
};

/** The key pair (P-256, base64url) that push services know us by. Browsers subscribe under the public one: another pair silences them all. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** A setting that cannot be used; the message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the whole configuration, once. Outside production the secrets are made on the first start and kept in `DATA_DIR`.
 * @throws ConfigError
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const settings = parse(env);
  const isProduction = settings.NODE_ENV === 'production';
  if (isProduction && settings.RATE_LIMITS === 'off')
    throw new ConfigError('RATE_LIMITS: "off" is for load tests and refused in production');
  mkdirSync(settings.DATA_DIR, { recursive: true, mode: 0o700 });
  const secrets =
    settings.SESSION_KEYS && settings.FINGERPRINT_SECRET ? null : secretsFor(settings.DATA_DIR, isProduction);
  return {
    isProduction,
    port: settings.PORT,
    host: settings.HOST,
    publicOrigin: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`,
    dataDir: settings.DATA_DIR,
    mongodbUrl: settings.MONGODB_URL ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    sessionKeys: settings.SESSION_KEYS ?? secrets?.sessionKeys ?? [],
    fingerprintSecret: settings.FINGERPRINT_SECRET ?? secrets?.fingerprintSecret ?? '',
    vapid: vapidOf(settings, isProduction),
    pushHosts: settings.PUSH_HOSTS,
    emailVerification: settings.EMAIL_VERIFICATION,
    providers: providerSettings(settings, (variable, because) => {
      throw new ConfigError(`${variable}: required where ${because} is set`);
    }),
    trustedProxies: settings.TRUSTED_PROXIES,
    rateLimits: settings.RATE_LIMITS,
    metricsToken: settings.METRICS_TOKEN ?? null,
    logLevel: settings.LOG_LEVEL,
  };
};

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/, 'must be a whole number'), v.transform(Number), v.minValue(min), v.maxValue(max));

const url = (protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be a URL with ${protocols.join(' or ')}`,
    ),
  );

const secret = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'));

const bytes = (count: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => Buffer.from(text, 'base64url').length === count && /^[\w-]+$/.test(text),
      `must be ${count} bytes in base64url`,
    ),
  );

/** The services of Chrome, of Chromium as other makers build it, Firefox, Safari and Edge. */
const PUSH_SERVICES =
  'fcm.googleapis.com,jmt17.google.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

const Settings = v.object({
  NODE_ENV: v.optional(v.string()),
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_ORIGIN: v.optional(
    v.pipe(
      url(['http:', 'https:']),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  DATA_DIR: v.optional(v.string(), './data'),
  MONGODB_URL: v.optional(
    v.pipe(v.string(), v.regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb:// or mongodb+srv://')),
  ),
  SMTP_URL: v.optional(url(['smtp:', 'smtps:'])),
  MAIL_FROM: v.optional(v.string(), 'TwoSides <no-reply@localhost>'),
  SESSION_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((key) => key.trim())),
      v.array(secret),
      v.minLength(1),
    ),
  ),
  FINGERPRINT_SECRET: v.optional(secret),
  VAPID_PUBLIC_KEY: v.optional(bytes(65)),
  VAPID_PRIVATE_KEY: v.optional(bytes(32)),
  PUSH_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((host) => host.trim().toLowerCase())),
      v.array(
        v.pipe(
          v.string(),
          v.regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be names of hosts, with commas between'),
        ),
      ),
    ),
    PUSH_SERVICES,
  ),
  EMAIL_VERIFICATION: v.optional(v.picklist(['required', 'later'], 'must be "required" or "later"'), 'required'),
  ...PROVIDER_VARIABLES,
  TRUSTED_PROXIES: v.optional(wholeNumber(0, 10), '0'),
  RATE_LIMITS: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform<string, RateLimitSetting>(({ dataset, addIssue, NEVER }) => {
        const setting = parseRateLimits(dataset.value);
        if (typeof setting !== 'string' || setting === 'off') return setting;
        addIssue({ message: setting });
        return NEVER;
      }),
    ),
    'on',
  ),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

const parse = (env: Readonly<Record<string, string | undefined>>) => {
  // An empty variable counts as not set: compose files and shells leave such behind.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = v.safeParse(Settings, given);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new ConfigError(`${issue.path?.[0]?.key ?? 'configuration'}: ${issue.message}`);
};

const secretsFor = (dataDir: string, isProduction: boolean) => {
  if (isProduction)
    throw new ConfigError('SESSION_KEYS and FINGERPRINT_SECRET: required in production, each at least 32 characters');
  const fresh = { sessionKeys: [newSecret()], fingerprintSecret: newSecret() };
  return keptIn(
    join(dataDir, 'secrets.json'),
    fresh,
    v.object({ sessionKeys: v.array(secret), fingerprintSecret: secret }),
  );
};

const vapidOf = (
  { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, DATA_DIR }: v.InferOutput<typeof Settings>,
  isProduction: boolean,
): VapidKeys => {
  if (publicKey !== undefined && privateKey !== undefined) {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    if (pair.getPublicKey('base64url') === publicKey) return { publicKey, privateKey };
    throw new ConfigError('VAPID_PUBLIC_KEY: is not the public key of VAPID_PRIVATE_KEY');
  }
  if (publicKey !== undefined || privateKey !== undefined)
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: one without the other');
  if (isProduction) throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: required in production');
  return keptIn(
    join(DATA_DIR, 'vapid.json'),
    newVapidKeys(),
    v.object({ publicKey: bytes(65), privateKey: bytes(32) }),
  );
};

/** What is made at the first start and the same ever after, for its owner's eyes only. */
const keptIn = <Schema extends v.GenericSchema>(
  file: string,
  fresh: v.InferInput<Schema>,
  schema: Schema,
): v.InferOutput<Schema> => {
  try {
    // 'wx': of two first starts at once only one writes, and both read the same.
    writeFileSync(file, JSON.stringify(fresh, null, 2), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
};

const newVapidKeys = (): VapidKeys => {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // The number may have leading zero bytes, which getPrivateKey leaves out.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return { publicKey, privateKey };
};

const newSecret = () => randomBytes(32).toString('base64url');
