import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  ALERT_LIFETIME,
  type Clock,
  DAY,
  deliverDueJobs,
  deliverPush,
  eraseMember,
  type IdentityProviders,
  JOB_KEY_LIFETIME,
  type Job,
  type JobHandlers,
  type Mailer,
  type ProviderName,
  type PushSender,
  planDigestPage,
  planDigests,
  RetryLater,
  type Secrets,
  sendDigest,
  sendLink,
  spanStart,
  tellOfAlert,
  tellOfReveal,
  WEEK,
} from '@twosides/domain';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { createFileMailer } from './adapters/mail/file-mailer.ts';
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts';
import { createApple, createGoogle } from './adapters/oauth/providers.ts';
import { createArgon2Hasher } from './adapters/password/argon2-hasher.ts';
import { type PushNetwork, pushNetwork } from './adapters/push/push-network.ts';
import { createWebPushSender } from './adapters/push/web-push-sender.ts';
import { rateLimiterInMemory } from './adapters/rate-limiter.ts';
import { createSecrets, ids } from './adapters/secrets/secrets.ts';
import type { Stores } from './adapters/stores.ts';
import type { Config } from './config.ts';
import { createApp } from './http/app.ts';
import { crawlers } from './http/crawlers.ts';
import { devMailbox } from './http/dev-mailbox.ts';
import { accountHandlers } from './http/handlers/account-handlers.ts';
import { alertHandlers } from './http/handlers/alert-handlers.ts';
import { conflictHandlers } from './http/handlers/conflict-handlers.ts';
import { pointsHandlers } from './http/handlers/points-handlers.ts';
import { profileHandlers } from './http/handlers/profile-handlers.ts';
import { pushHandlers } from './http/handlers/push-handlers.ts';
import { reportHandlers } from './http/handlers/report-handlers.ts';
import { securityHandlers } from './http/handlers/security-handlers.ts';
import { health } from './http/health.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { rateLimiting } from './http/middleware/rate-limiting.ts';
import { ogImages } from './http/og-images.ts';
import { oneClickUnsubscribe } from './http/one-click-unsubscribe.ts';
import { servePages } from './http/pages.ts';
import { providerSignIn } from './http/provider-sign-in.ts';
import { startWorker } from './jobs/worker.ts';
import { findPage } from './pages/find-page.ts';
import { createCardImages } from './pages/og/card-images.ts';
import { createSitemap } from './pages/sitemap.ts';
import { createUseCases, type UseCases } from './use-cases.ts';

const BUILT_APP = fileURLToPath(new URL('../../pwa/dist', import.meta.url));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/**
 * Milliseconds. Proxies and clients keep an idle connection for up to a minute; one that was closed here first would fail the request they
 * send over it at that moment.
 */
const TIMEOUTS = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 75_000 };
const PUSHES_AT_ONCE = 6;
/** Comments that one step tells their conflicts' authors of. */
const BATCH = 100;
/** In production, how long /readyz says 503 before the door is closed. */
const GRACE = 3_000;
/** Requests under way get this long when the server stops. */
const DRAIN = 10_000;

/** A whole server over one database. */
export type Running = {
  readonly useCases: UseCases;
  readonly stores: Stores;
  readonly fingerprintOf: Secrets['fingerprintOf'];
  /** Milliseconds that a client has for its headers, and for its whole request. */
  readonly timeouts: Pick<Server, keyof typeof TIMEOUTS>;
  /** @returns the port it listens on */
  listen(): Promise<number>;
  /** Takes no new requests, lets those under way finish, then closes the database. */
  stop(): Promise<void>;
};

/**
 * The only place where adapters meet use cases. Long because it names them all.
 * @param appFolder the built app
 * @param network the way to the push services
 */
export const compose = async (
  config: Config,
  log: Logger,
  clock: Clock = Date.now,
  appFolder: string = BUILT_APP,
  network: PushNetwork = pushNetwork(config.pushHosts),
): Promise<Running> => {
  const stores = await openStores(config);
  const hasher = await createArgon2Hasher();
  const secrets = createSecrets(config.fingerprintSecret);
  const pushSender = createWebPushSender({ ...config.vapid, subject: vapidSubject(config) }, network, clock);
  const useCases = createUseCases({
    stores,
    providers: composeProviders(config, log, clock),
    hasher,
    secrets,
    ids,
    pushSender,
    clock,
    emailVerification: config.emailVerification,
  });
  const { mailer, mailbox, closeMailer } = composeMail(config, clock);

  const metrics = createMetrics({ stats: useCases.readStats, jobs: stores.jobs.count }, config.metricsToken);

  let isDraining = false;
  const isReady = async () =>
    !isDraining &&
    (await stores.ping().then(
      () => true,
      () => false,
    ));
  const limits = rateLimiting(
    { shared: stores.rateLimiter, own: rateLimiterInMemory(), stampOf: secrets.stampOf },
    config.rateLimits,
  );
  const { shell, app } = await composeApp(appFolder, useCases, config, log);
  const koa = createApp({
    config,
    log,
    ping: stores.ping,
    sessions: stores.sessions,
    handlers: {
      ...accountHandlers(useCases),
      ...conflictHandlers(useCases),
      ...pointsHandlers(useCases),
      ...profileHandlers(useCases),
      ...reportHandlers(useCases),
      ...securityHandlers(useCases),
      ...alertHandlers(useCases),
      ...pushHandlers(useCases),
    },
    limits,
    metrics,
    health: health(isReady),
    oneClickUnsubscribe: oneClickUnsubscribe(useCases),
    providerSignIn: providerSignIn(useCases, limits, config.publicOrigin),
    ogImages: ogImages(useCases, createCardImages()),
    pages: [...mailbox, crawlers(createSitemap(useCases, config.publicOrigin), config.publicOrigin), ...app],
    shell,
  });
  const server = createServer(TIMEOUTS, koa.callback());
  const workers = startWorkers(stores, counted(mailer, metrics), pushSender, secrets, clock, log);

  return {
    useCases,
    stores,
    fingerprintOf: secrets.fingerprintOf,
    timeouts: server,
    listen: () => listen(server, config),
    stop: async () => {
      isDraining = true;
      // Whoever sends requests here has to see first that there should be no more.
      if (config.isProduction) await pause(GRACE);
      await drain(server);
      await Promise.all(workers.map((worker) => worker.stop()));
      closeMailer();
      await stores.close();
    },
  };
};

/** Only the driver of the database in use is loaded. */
export const openStores = async ({ mongodbUrl, dataDir }: Config): Promise<Stores> => {
  if (mongodbUrl) return (await import('./adapters/mongo/stores.ts')).openMongoStores(mongodbUrl);
  return (await import('./adapters/sqlite/stores.ts')).openSqliteStores(join(dataDir, 'twosides.sqlite'));
};

const composeMail = (config: Config, clock: Clock) => {
  const settings = { from: config.mailFrom, publicOrigin: config.publicOrigin };
  if (config.smtpUrl) {
    const mailer = createSmtpMailer({ ...settings, smtpUrl: config.smtpUrl });
    return { mailer, mailbox: [], closeMailer: () => mailer.close() };
  }
  const mailer = createFileMailer({ ...settings, folder: join(config.dataDir, 'mail'), clock });
  const mailbox: Middleware[] = config.isProduction ? [] : [devMailbox(mailer.list)];
  return { mailer, mailbox, closeMailer: () => {} };
};

const composeProviders = ({ providers, publicOrigin }: Config, log: Logger, clock: Clock): IdentityProviders => {
  const surroundings = {
    publicOrigin,
    clock,
    onProblem: (provider: ProviderName, error: unknown) =>
      log.warn({ provider, err: String(error) }, 'signing in with a provider failed'),
  };
  return {
    ...(providers.google && { google: createGoogle(providers.google, surroundings) }),
    ...(providers.apple && { apple: createApple(providers.apple, surroundings) }),
  };
};

/** The mailer, with every attempt counted by its outcome. */
const counted = (mailer: Mailer, metrics: Metrics): Mailer => ({
  send: async (mail) => {
    try {
      await mailer.send(mail);
    } catch (error) {
      metrics.countMail('failed');
      throw error;
    }
    metrics.countMail('sent');
  },
});

const composeApp = async (folder: string, useCases: UseCases, { publicOrigin }: Config, log: Logger) => {
  const index = join(folder, 'index.html');
  if (existsSync(index)) {
    const shell = await readFile(index, 'utf8');
    return { shell, app: [servePages(folder, shell, findPage(useCases, publicOrigin))] };
  }
  log.warn('the app is not built: only the API is served (npm start builds it)');
  return { shell: null, app: [] };
};

/** Whom a push service can turn to about us. It wants an https: or a mailto: address. */
const vapidSubject = ({ publicOrigin, mailFrom }: Config): string =>
  publicOrigin.startsWith('https:') ? publicOrigin : `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;

const startWorkers = (
  stores: Stores,
  mailer: Mailer,
  sender: PushSender,
  secrets: Secrets,
  clock: Clock,
  log: Logger,
) => {
  const { pushSubscriptions: subscriptions } = stores;
  const handlers: JobHandlers = {
    mail: ({ mail }) => mailer.send(mail),
    'mail-link': sendLink({ ...stores, secrets, clock }),
    'erase-member': eraseMember({ ...stores, secrets }),
    'conflict-revealed': tellOfReveal({ alerts: stores.alerts, clock }),
    alert: tellOfAlert({ ...stores, subscriptions, secrets, clock }),
    push: deliverPush({ subscriptions, sender, clock }),
    'plan-digests': planDigestPage({ ...stores, clock }),
    'weekly-digest': sendDigest({ ...stores, mailer, secrets }),
  };
  const onFailure = (job: Job, error: unknown) =>
    log[error instanceof RetryLater && error.isLoud ? 'error' : 'warn'](
      { job: job.id, kind: job.payload.kind, attempts: job.attempts, err: String(error) },
      'job failed',
    );
  const work = { jobs: stores.jobs, handlers, clock, onFailure };
  const deliver = deliverDueJobs({ ...work, lane: 'main', batch: 5 });
  const push = deliverDueJobs({ ...work, lane: 'push', batch: 1 });
  const onError = (what: string) => (error: unknown) => log.error({ err: String(error) }, `${what} failed`);
  const sweep = async () => {
    const now = clock();
    await stores.conflicts.sweepToday(now - DAY);
    await stores.sessions.sweep(now);
    await stores.shares.sweep(now - WEEK);
    await stores.signInAttempts.sweep(now);
    await stores.accounts.sweepTokens(now - DAY);
    await stores.alerts.sweep(now - ALERT_LIFETIME);
    await stores.jobs.sweep(now - JOB_KEY_LIFETIME);
    await stores.points.closeBoards(spanStart('week', now), spanStart('day', now));
    return false;
  };
  return [
    startWorker(async () => (await deliver()) > 0, 500, onError('delivering jobs')),
    startWorker(async () => (await stores.alerts.tellOfComments(BATCH)) > 0, 1_000, onError('telling of comments')),
    // Each by itself: one that waits for a service that hangs holds up none of the others.
    ...Array.from({ length: PUSHES_AT_ONCE }, () =>
      startWorker(async () => (await push()) > 0, 1_000, onError('delivering pushes')),
    ),
    startWorker(sweep, MINUTE, onError('sweeping')),
    startWorker(
      () => subscriptions.sweep(clock()).then(() => false),
      HOUR,
      onError('forgetting devices that are signed out'),
    ),
    startWorker(
      () => planDigests({ ...stores, clock })().then(() => false),
      MINUTE,
      onError('planning the weekly mails'),
    ),
  ];
};

const listen = (server: Server, { port, host }: Config) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

const drain = (server: Server) =>
  new Promise<void>((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), DRAIN);
    server.close(() => {
      clearTimeout(giveUp);
      resolve();
    });
    server.closeIdleConnections();
  });
