import { randomBytes } from 'node:crypto';
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
  readonly emailVerification: EmailVerification;
  /** Whom visitors can sign in with. */
  readonly providers: ProviderSettings;
  readonly trustedProxies: number;
  readonly rateLimits: RateLimitSetting;
  /** null: only this machine may read the metrics. */
  readonly metricsToken: string | null;
  readonly logLevel: string;
};

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

type GeneratedSecrets = { readonly sessionKeys: readonly string[]; readonly fingerprintSecret: string };

const secretsFor = (dataDir: string, isProduction: boolean): GeneratedSecrets => {
  if (isProduction)
    throw new ConfigError('SESSION_KEYS and FINGERPRINT_SECRET: required in production, each at least 32 characters');
  const file = join(dataDir, 'secrets.json');
  const fresh: GeneratedSecrets = { sessionKeys: [newSecret()], fingerprintSecret: newSecret() };
  try {
    // 'wx': of two first starts at once only one writes, and both read the same.
    writeFileSync(file, JSON.stringify(fresh, null, 2), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return v.parse(
    v.object({ sessionKeys: v.array(secret), fingerprintSecret: secret }),
    JSON.parse(readFileSync(file, 'utf8')),
  );
};

const newSecret = () => randomBytes(32).toString('base64url');
