import { access, constants, statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import { DAY, MINUTE } from '@twosides/domain/kernel';
import { createTransport } from 'nodemailer';
import { createAppleClientSecret } from '../adapters/oauth/apple-client-secret.ts';
import { createMetadata } from '../adapters/oauth/provider-metadata.ts';
import { isThisMachine } from '../http/kernel/address-of.ts';
import { type Config, smtpSettings } from './config.ts';

export type Finding = { readonly topic: string; readonly says: string } & (
  | { readonly state: 'good' }
  | { readonly state: 'warning' | 'wrong'; readonly remedy: string }
);

export type Outside = {
  /** Rejects with `ENOTFOUND` or `ENODATA` if the name has no TXT records. */
  readonly resolveTxt: (name: string) => Promise<string[][]>;
  readonly timeSource: string;
};

const SECOND = 1_000;
const TIMEOUT = 10 * SECOND;
const MAX_CLOCK_ERROR = 30 * SECOND;
const MEGABYTE = 2 ** 20;
const WARN_BELOW = 2_000 * MEGABYTE;
const FAIL_BELOW = 200 * MEGABYTE;

export const diagnose = async (config: Config, outside: Outside): Promise<readonly Finding[]> => {
  const checks = await Promise.all([
    checkAddress(config),
    checkProxies(config),
    checkMail(config),
    checkSender(config, outside),
    checkSecrets(config),
    checkClock(outside),
    checkDisk(config),
    checkGoogle(config),
    checkApple(config),
  ]);
  return checks.flat().filter((finding) => finding !== null);
};

const good = (topic: string, says: string): Finding => ({ topic, state: 'good', says });
const wrong = (topic: string, says: string, remedy: string): Finding => ({ topic, state: 'wrong', says, remedy });
const warning = (topic: string, says: string, remedy: string): Finding => ({ topic, state: 'warning', says, remedy });

const checkAddress = async ({ publicOrigin, isProduction }: Config): Promise<Finding[]> => {
  const topic = 'Address';
  const { protocol, hostname } = new URL(publicOrigin);
  if (isThisMachine(hostname)) {
    const says = `PUBLIC_ORIGIN is ${publicOrigin}, which only this machine can open`;
    const remedy = 'Set PUBLIC_ORIGIN to the address that people type.';
    return [isProduction ? wrong(topic, says, remedy) : good(topic, says)];
  }
  const unencrypted = wrong(
    topic,
    `PUBLIC_ORIGIN is ${publicOrigin}: passwords travel unencrypted, and browsers allow neither installing the app nor push notifications`,
    'Put a proxy that terminates TLS in front (docs/self-hosting.md), and set PUBLIC_ORIGIN to its https:// address.',
  );
  const inTheClear = protocol === 'http:' ? [unencrypted] : [];
  try {
    const answer = await fetch(`${publicOrigin}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!answer.ok) {
      const remedy = 'Check that the server is running, and that the proxy forwards this host to it.';
      return [...inTheClear, wrong(topic, `${publicOrigin}/healthz answers ${answer.status}`, remedy)];
    }
  } catch (error) {
    return [...inTheClear, unreachable(publicOrigin, codeOf(error))];
  }
  if (protocol === 'http:') return inTheClear;
  const days = Math.floor(((await certificateEnd(new URL(publicOrigin))) - Date.now()) / DAY);
  if (days >= 14) return [good(topic, `${publicOrigin} answers, and its certificate is valid for ${days} days`)];
  const remedy = 'Check that the proxy renews it. If it doesn’t, its log says why.';
  return [warning('TLS', `The certificate expires in ${days} days`, remedy)];
};

const unreachable = (origin: string, code: string): Finding => {
  if (/CERT|SIGN|SSL|TLS|ALTNAME/.test(code)) {
    const remedy = 'Get a certificate for this host, for example with Caddy (docs/self-hosting.md).';
    return wrong('TLS', `The certificate of ${origin} is not accepted (${code})`, remedy);
  }
  const remedy =
    code === 'ENOTFOUND'
      ? 'Add a DNS record for this host that names the server’s address.'
      : 'Check that the server and the proxy are running, and that the firewall lets ports 80 and 443 through.';
  return wrong('Address', `${origin} cannot be reached (${code})`, remedy);
};

const certificateEnd = ({ hostname, port }: URL): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(
      { host: hostname, port: Number(port || 443), servername: hostname, timeout: TIMEOUT },
      () => {
        resolve(Date.parse(socket.getPeerCertificate().valid_to));
        socket.end();
      },
    );
    socket.on('error', reject).on('timeout', () => socket.destroy(new Error('No answer')));
  });

const checkProxies = ({ publicOrigin, trustedProxies }: Config): Finding | null => {
  if (trustedProxies > 0 || !publicOrigin.startsWith('https:')) return null;
  const says =
    'TRUSTED_PROXIES is 0, but an https address means there is a proxy in front, so all visitors share one rate limit';
  return wrong('Proxy', says, 'Set TRUSTED_PROXIES to the number of proxies in front, usually 1.');
};

const checkMail = async ({ smtpUrl, isProduction }: Config): Promise<Finding> => {
  const topic = 'Mail';
  if (smtpUrl === null && !isProduction) return good(topic, 'Emails are written to files here');
  if (smtpUrl === null) {
    const says = 'SMTP_URL is not set: emails are written to files, and nobody can sign up';
    return wrong(topic, says, 'Set SMTP_URL to your mail service.');
  }
  const { requireTLS } = smtpSettings(smtpUrl);
  const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT };
  const transport = createTransport({ url: smtpUrl, requireTLS, ...timeouts });
  const { host } = new URL(smtpUrl);
  try {
    await transport.verify();
    return good(topic, `${host} accepts emails`);
  } catch (error) {
    const code = codeOf(error);
    const [says, remedy] = SMTP_ERRORS[code] ?? [`cannot be used (${code})`, CHECK_SMTP_URL];
    return wrong(topic, `${host} ${says}`, remedy);
  } finally {
    transport.close();
  }
};

const CHECK_SMTP_URL = 'Check the host, port and scheme in SMTP_URL.';

const SMTP_ERRORS: Readonly<Record<string, readonly [says: string, remedy: string]>> = {
  EAUTH: ['rejects the user name or password', 'Check both in SMTP_URL, and percent-encode any special characters.'],
  ETLS: ['does not offer TLS', 'Use smtps://, or your mail service’s STARTTLS port, usually 587.'],
  ESOCKET: ['does not answer, or has a certificate that is not accepted', CHECK_SMTP_URL],
  EDNS: ['was not found', 'Check the host name in SMTP_URL.'],
};

/** Checks SPF and DMARC, but not DKIM, because only the mail service knows the name of the DKIM record. */
const checkSender = async ({ mailFrom, smtpUrl }: Config, { resolveTxt }: Outside): Promise<Finding | null> => {
  const topic = 'Sender';
  if (smtpUrl === null || isThisMachine(new URL(smtpUrl).hostname)) return null;
  const domain = /@([^@>\s]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost';
  if (isThisMachine(domain))
    return wrong(
      topic,
      `MAIL_FROM is ${mailFrom}`,
      'Set it to an address at your domain, so that emails are accepted.',
    );
  const has = async (name: string, beginning: string) => {
    const records = await resolveTxt(name).catch((error: unknown) => {
      if (['ENOTFOUND', 'ENODATA'].includes(codeOf(error))) return [];
      throw error;
    });
    return records.some((parts) => parts.join('').toLowerCase().startsWith(beginning));
  };
  try {
    const [hasSpf, hasDmarc] = await Promise.all([has(domain, 'v=spf1'), has(`_dmarc.${domain}`, 'v=dmarc1')]);
    const missing = [...(hasSpf ? [] : ['SPF']), ...(hasDmarc ? [] : ['DMARC'])];
    if (missing.length === 0) return good(topic, `${domain} has SPF and DMARC records`);
    const says = `${domain} has no ${missing.join(' and no ')} record: many emails will end up in spam`;
    return wrong(topic, says, 'Add the DNS records that your mail service lists for this domain, including DKIM.');
  } catch (error) {
    return warning(topic, `DNS does not answer for ${domain} (${codeOf(error)})`, 'Check this machine’s DNS resolver.');
  }
};

const checkSecrets = ({ sessionKeys, hashSecret }: Config): Finding => {
  const topic = 'Secrets';
  const all = [...sessionKeys, hashSecret];
  const isWeak = all.some((secret) => new Set(secret).size < 12);
  const isReused = new Set(all).size < all.length;
  if (!isWeak && !isReused) return good(topic, 'The session keys and the hash secret are strong and different');
  const says = isReused
    ? 'HASH_SECRET and SESSION_KEYS share a value'
    : 'A session key or the hash secret is easy to guess';
  const remedy =
    'Make new ones with: node scripts/generate-secrets.mjs. Session keys can be changed at any time; ' +
    'HASH_SECRET only before anybody has signed up.';
  return wrong(topic, says, remedy);
};

const checkClock = async ({ timeSource }: Outside): Promise<Finding> => {
  const topic = 'Clock';
  try {
    const answer = await fetch(timeSource, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT) });
    const off = Date.parse(answer.headers.get('date') ?? '') - Date.now();
    if (Number.isNaN(off)) throw new Error('No date');
    if (Math.abs(off) < MAX_CLOCK_ERROR) return good(topic, 'The clock is right');
    const by =
      Math.abs(off) < MINUTE ? `${Math.round(Math.abs(off) / SECOND)} s` : `${Math.round(Math.abs(off) / MINUTE)} min`;
    const says = `The clock is ${by} ${off > 0 ? 'slow' : 'fast'}: sign-in with Google or Apple and push notifications will fail`;
    return wrong(topic, says, 'Turn on time synchronization: timedatectl set-ntp true.');
  } catch (error) {
    const says = `${new URL(timeSource).host} cannot be reached (${codeOf(error)}), so the clock was not checked`;
    return warning(topic, says, 'Push notifications need outgoing HTTPS: check the firewall.');
  }
};

const checkDisk = async ({ dataDir }: Config): Promise<Finding> => {
  const topic = 'Disk';
  try {
    await access(dataDir, constants.W_OK);
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    const says = `${Math.floor(free / MEGABYTE).toLocaleString('en')} MB are free in DATA_DIR (${dataDir})`;
    if (free >= WARN_BELOW) return good(topic, says);
    const remedy = 'Free some space, or move DATA_DIR to a larger disk. Once the disk is full, nothing can be saved.';
    return free < FAIL_BELOW ? wrong(topic, says, remedy) : warning(topic, says, remedy);
  } catch (error) {
    const remedy = 'Use chown so that the folder belongs to the user that the server runs as.';
    return wrong(topic, `DATA_DIR (${dataDir}) cannot be written to (${codeOf(error)})`, remedy);
  }
};

const checkGoogle = async ({ providers: { google }, publicOrigin }: Config): Promise<Finding | null> =>
  google && checkProvider('Google', { ...google, secret: async () => google.clientSecret }, publicOrigin);

const checkApple = async ({ providers: { apple }, publicOrigin }: Config): Promise<Finding | null> =>
  apple && checkProvider('Apple', { ...apple, secret: createAppleClientSecret(apple, Date.now) }, publicOrigin);

type Registration = {
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: (issuer: string) => Promise<string>;
};

/** Sends an invalid authorization code. If the provider answers `invalid_grant`, it has accepted our credentials. */
const checkProvider = async (
  topic: 'Google' | 'Apple',
  { issuer, clientId, secret }: Registration,
  publicOrigin: string,
): Promise<Finding> => {
  const redirectUri = `${publicOrigin}/auth/${topic.toLowerCase()}/callback`;
  try {
    const metadata = await createMetadata(issuer)();
    const answer = await fetch(metadata.tokenEndpoint, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT),
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: 'made-up-by-npm-run-doctor',
        client_id: clientId,
        client_secret: await secret(metadata.issuer),
        redirect_uri: redirectUri,
      }),
    });
    const { error } = (await answer.json().catch(() => ({}))) as { readonly error?: unknown };
    if (error === 'invalid_grant') return good(topic, `${topic} accepts the credentials`);
    const remedy = `Copy the credentials again, and register ${redirectUri} as a redirect URI (docs/operations.md).`;
    const says = `${topic} does not accept the credentials (${String(error ?? answer.status).slice(0, 40)})`;
    return wrong(topic, says, remedy);
  } catch (error) {
    const says = `${new URL(issuer).host} cannot be used (${codeOf(error)})`;
    return warning(topic, says, 'Check that outgoing HTTPS is allowed, and look at the provider’s status page.');
  }
};

/** `fetch` puts the network error in `cause`. */
const codeOf = (error: unknown): string => {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string') return at.code;
  return error instanceof Error ? error.name : 'unknown';
};
