import { mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { DAY, HOUR } from '@twosides/domain/kernel';
import { ESTABLISHED_RULE, type EstablishedRule } from '@twosides/domain/mailbox-keys';
import { COLLAPSING_RULE, type CollapsingRule } from '@twosides/domain/moderation';
import type { OperatorView } from '@twosides/domain/reading';
import { email } from '@twosides/domain/wire';
import * as v from 'valibot';
import type { PasswordWork } from '../adapters/password/argon2-hasher.ts';
import { isPrivateAddress } from '../adapters/push/private-addresses.ts';
import { isThisMachine } from '../http/kernel/address-of.ts';
import type { PuzzleWork } from '../http/kernel/proof-of-work.ts';
import { parseRateLimits, type RateLimitSetting } from '../http/kernel/rate-limits.ts';
import { PROVIDER_VARIABLES, providerSettings } from './config-providers.ts';
import { bytes, ConfigError, filesIn, secret, secretsOf, vapidOf } from './config-secrets.ts';

export type Env = Readonly<Record<string, string | undefined>>;

export type Config = ReturnType<typeof readConfig> & {
  readonly sqliteSync?: 'commit' | 'checkpoint';
  readonly sqliteTemplate?: Uint8Array;
  /** For tests: cheaper hashes and puzzles, and no periodic work. No environment variable sets them. */
  readonly work?: { readonly password?: PasswordWork; readonly puzzle?: PuzzleWork };
  readonly hasUpkeep?: boolean;
};

/**
 * Outside production, the first start creates secrets in `DATA_DIR`.
 * @throws ConfigError if a setting is missing or invalid
 */
export const readConfig = (env: Env, flags: readonly string[] = []) => {
  const settings = readSettings(env);
  const isProduction = settings.NODE_ENV === 'production';
  if (isProduction && settings.RATE_LIMITS === 'off')
    throw new ConfigError('RATE_LIMITS: "off" is for load tests and not allowed in production');
  const operator = operatorOf(settings, isProduction);
  mkdirSync(settings.DATA_DIR, { recursive: true, mode: 0o700 });
  const start = { isProduction, acceptsNewSecrets: flags.includes('--accept-new-secrets') };
  return {
    ...start,
    port: settings.PORT,
    host: settings.HOST,
    publicOrigin: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`,
    dataDir: settings.DATA_DIR,
    mongodbUrl: settings.MONGODB_URL ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    digestsPerMinute: settings.DIGESTS_PER_MINUTE,
    /** Milliseconds between polls for jobs; null for each queue's default. */
    jobsEvery: settings.JOBS_EVERY_MS ?? null,
    operator,
    ...secretsOf(settings, start),
    vapid: vapidOf(settings, start),
    pushHosts: settings.PUSH_HOSTS,
    emailVerification: settings.EMAIL_VERIFICATION,
    established: settings.ESTABLISHED ?? ESTABLISHED_RULE,
    collapsing: settings.COLLAPSING ?? COLLAPSING_RULE,
    providers: providerSettings(settings, (variable, because) => {
      throw new ConfigError(`${variable}: required when ${because} is set`);
    }),
    trustedProxies: settings.TRUSTED_PROXIES,
    rateLimits: settings.RATE_LIMITS,
    metricsToken: settings.METRICS_TOKEN ?? null,
    logLevel: settings.LOG_LEVEL,
  };
};

/** `/dev/mailbox` shows mails with sign-in links, so it exists only if the site runs locally. */
export const hasMailbox = ({ isProduction, smtpUrl, publicOrigin }: Config): boolean =>
  !isProduction && smtpUrl === null && isThisMachine(new URL(publicOrigin).hostname);

/** Mails contain sign-in links, so TLS is required unless the SMTP server is on this machine. */
export const smtpSettings = (smtpUrl: string) => ({
  smtpUrl,
  requireTLS: !isThisMachine(new URL(smtpUrl).hostname),
});

const maySendInTheClear = (smtpUrl: string) => {
  const { protocol, searchParams } = new URL(smtpUrl);
  const given = searchParams.get('requireTLS');
  // Nodemailer reads numbers as numbers, and an empty value as 0.
  const isOff = given === 'false' || (given !== null && Number(given) === 0);
  return smtpSettings(smtpUrl).requireTLS && protocol === 'smtp:' && isOff;
};

const mayMailAnyServer = (smtpUrl: string) =>
  smtpSettings(smtpUrl).requireTLS && new URL(smtpUrl).searchParams.get('tls.rejectUnauthorized') === 'false';

/** Without a dot or on a private network, a host is taken to be reached through the operator's own network. */
const dangersOfDatabase = (mongodbUrl: string): { readonly isInTheClear: boolean; readonly isUnproven: boolean } => {
  const [address = '', query] = mongodbUrl.split('?', 2);
  const [scheme, , login = ''] = address.split('/');
  const hosts = login.slice(login.lastIndexOf('@') + 1);
  const isFar = hosts.split(',').some((host) => isOnTheInternet(host.replace(/:\d+$/, '')));
  const parameters = new URLSearchParams(query);
  const hasTls = (parameters.get('tls') ?? parameters.get('ssl') ?? String(scheme === 'mongodb+srv:')) === 'true';
  const isUnproven = WITHOUT_PROOF.some((name) => parameters.get(name) === 'true');
  return { isInTheClear: isFar && !hasTls, isUnproven: isFar && hasTls && isUnproven };
};

const WITHOUT_PROOF = ['tlsInsecure', 'tlsAllowInvalidCertificates', 'tlsAllowInvalidHostnames'];

const isOnTheInternet = (host: string): boolean => {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0) return !isPrivateAddress(address);
  return !isThisMachine(host) && /\.(?!local$|internal$)[^.]+$/.test(host);
};

export const warningsOf = (config: Config): readonly string[] => {
  const { isProduction, publicOrigin, mongodbUrl, smtpUrl, dataDir } = config;
  const { protocol, hostname } = new URL(publicOrigin);
  const database = mongodbUrl === null ? null : dangersOfDatabase(mongodbUrl);
  const isInTheClear = protocol === 'http:' && (isProduction || isOnTheInternet(hostname));
  const warnings: readonly (readonly [applies: boolean | undefined, warning: string])[] = [
    [
      isInTheClear,
      `PUBLIC_ORIGIN is ${publicOrigin}: passwords and sessions travel UNENCRYPTED. Put a proxy that terminates TLS in front, and set PUBLIC_ORIGIN to its https:// address`,
    ],
    [
      database?.isInTheClear,
      'MONGODB_URL has no tls=true: everything that is stored, with the password of the database, may travel UNENCRYPTED',
    ],
    [
      database?.isUnproven,
      'MONGODB_URL lets any server answer for the database: everything that is stored, with the password, may go to an IMPOSTOR',
    ],
    [
      smtpUrl !== null && maySendInTheClear(smtpUrl),
      'SMTP_URL has requireTLS=false: emails contain links that open accounts, and may travel UNENCRYPTED',
    ],
    [
      smtpUrl !== null && mayMailAnyServer(smtpUrl),
      'SMTP_URL has tls.rejectUnauthorized=false: emails contain links that open accounts, and may go to an IMPOSTOR',
    ],
    [
      smtpUrl === null && !hasMailbox(config),
      `SMTP_URL is not set: emails are not sent, but saved as files in ${filesIn(dataDir).mail}`,
    ],
  ];
  return warnings.filter(([applies]) => applies).map(([, warning]) => warning);
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
  OPERATOR_NAME: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[^\p{Cc}\p{Cf}]{2,100}$/u, 'must be a name of 2 to 100 characters on one line'),
    ),
  ),
  CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.trim(), email)),
  SESSION_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((key) => key.trim())),
      v.array(secret),
      v.minLength(1),
    ),
  ),
  HASH_SECRET: v.optional(secret),
  VAPID_PUBLIC_KEY: v.optional(bytes(65)),
  VAPID_PRIVATE_KEY: v.optional(bytes(32)),
  PUSH_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((host) => host.trim().toLowerCase())),
      v.array(
        v.pipe(v.string(), v.regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be host names separated by commas')),
      ),
    ),
    PUSH_SERVICES,
  ),
  EMAIL_VERIFICATION: v.optional(v.picklist(['required', 'later'], 'must be "required" or "later"'), 'required'),
  ESTABLISHED: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}\/\d{1,4}\/\d{1,4}$/, 'must be days/votes/days with votes, such as 7/10/3'),
      v.transform((text): EstablishedRule => {
        const [days = 0, votes = 0, votingDays = 0] = text.split('/').map(Number);
        return { age: days * DAY, votes, votingDays };
      }),
    ),
  ),
  COLLAPSING: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\d{1,4}(\/\d{1,4}){5}$/,
        'must be weight/reporters/established/first reporters/hours/days, such as 3/3/50/5/24/30',
      ),
      v.transform((text): CollapsingRule => {
        const [weight = 0, reporters = 0, established = 0, firstReporters = 0, hours = 0, days = 0] = text
          .split('/')
          .map(Number);
        return { weight, reporters, established, firstReporters, firstAge: hours * HOUR, together: days * DAY };
      }),
    ),
  ),
  ...PROVIDER_VARIABLES,
  TRUSTED_PROXIES: v.optional(wholeNumber(0, 10), '0'),
  DIGESTS_PER_MINUTE: v.optional(wholeNumber(1, 60_000), '300'),
  JOBS_EVERY_MS: v.optional(wholeNumber(10, 60_000)),
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

export const SETTINGS: readonly string[] = Object.keys(Settings.entries);

/** @throws ConfigError with all invalid settings, one per line */
export const readSettings = (env: Env) => {
  // An empty variable counts as unset, because compose files set omitted variables to ''.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = v.safeParse(Settings, given);
  if (result.success) return result.output;
  throw new ConfigError(result.issues.map(({ path, message }) => `${path?.[0]?.key}: ${message}`).join('\n'));
};

const operatorOf = (settings: v.InferOutput<typeof Settings>, isProduction: boolean): OperatorView => {
  const { OPERATOR_NAME: name = null, CONTACT_EMAIL = null } = settings;
  if (isProduction && name === null)
    throw new ConfigError(
      'OPERATOR_NAME: required in production. It names the person or organization that runs the site',
    );
  if (isProduction && CONTACT_EMAIL === null)
    throw new ConfigError(
      'CONTACT_EMAIL: required in production. It must be an address that the people who run the site read',
    );
  return { name, email: CONTACT_EMAIL };
};
