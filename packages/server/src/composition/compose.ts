import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sendLink } from '@twosides/domain/accounts';
import type { Mailer } from '@twosides/domain/alerts';
import {
  deliverMail,
  mailNews,
  notifyFollowers,
  notifyOfReveal,
  notifyOfVotes,
  planDigestPage,
  sendDigest,
} from '@twosides/domain/alerts';
import { releaseComment } from '@twosides/domain/discussion';
import type { JobHandlers } from '@twosides/domain/jobs';
import type { Clock, Secrets } from '@twosides/domain/kernel';
import type { ProviderName } from '@twosides/domain/model';
import { lookAtVoting } from '@twosides/domain/moderation';
import { eraseMember } from '@twosides/domain/privacy';
import { deliverPush, notifyOfAlert, type PushSender } from '@twosides/domain/push';
import type { IdentityProviders } from '@twosides/domain/sign-in';
import { askHowItWent, notifyOfUpdate } from '@twosides/domain/updates';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { createFileMailer } from '../adapters/mail/file-mailer.ts';
import { maintainedLists } from '../adapters/maintained-lists/maintained-lists.ts';
import { createArgon2Hasher } from '../adapters/password/argon2-hasher.ts';
import { detectPersonal } from '../adapters/personal/detector.ts';
import { type PushNetwork, pushNetwork } from '../adapters/push/push-network.ts';
import { createWebPushSender } from '../adapters/push/web-push-sender.ts';
import { rateLimiterInMemory } from '../adapters/rate-limiter.ts';
import { createSecrets, ids } from '../adapters/secrets/secrets.ts';
import type { Stores } from '../adapters/stores.ts';
import { createPasskeyVerifier } from '../adapters/webauthn/passkey-verifier.ts';
import { accountHandlers } from '../http/accounts/account-handlers.ts';
import { alertHandlers, oneClickUnsubscribe } from '../http/alerts/alert-handlers.ts';
import { conflictHandlers } from '../http/conflicts/conflict-handlers.ts';
import { discussionHandlers } from '../http/discussion/discussion-handlers.ts';
import { visitorCalls } from '../http/kernel/api.ts';
import { createApp } from '../http/kernel/app.ts';
import type { Handlers } from '../http/kernel/handler.ts';
import { createListener } from '../http/kernel/listener.ts';
import { createProofOfWork } from '../http/kernel/proof-of-work.ts';
import { RequestError } from '../http/kernel/request-error.ts';
import { createResponseCache } from '../http/kernel/response-cache.ts';
import { rateLimiting } from '../http/middleware/rate-limiting.ts';
import { signedInHint } from '../http/middleware/signed-in-hint.ts';
import { moderationHandlers } from '../http/moderation/moderation-handlers.ts';
import { devMailbox } from '../http/operator/dev-mailbox.ts';
import { faultBeacons } from '../http/operator/fault-beacons.ts';
import { health, operatorHandlers } from '../http/operator/health.ts';
import { createMetrics, type Metrics } from '../http/operator/metrics.ts';
import { crawlers } from '../http/pages/crawlers.ts';
import { embeds } from '../http/pages/embeds.ts';
import { feeds } from '../http/pages/feeds.ts';
import { ogImages } from '../http/pages/og-images.ts';
import { type Rendering, servePages } from '../http/pages/pages.ts';
import { profileHandlers } from '../http/profile/profile-handlers.ts';
import { readingHandlers } from '../http/reading/reading-handlers.ts';
import { providerSignIn } from '../http/sign-in/provider-sign-in.ts';
import { securityHandlers } from '../http/sign-in/security-handlers.ts';
import { votingHandlers } from '../http/voting/voting-handlers.ts';
import { createFailureLog } from '../jobs/failure.ts';
import { queueWork } from '../jobs/queues.ts';
import { upkeep } from '../jobs/upkeep.ts';
import { startWorker, type Worker } from '../jobs/worker.ts';
import { confusableKeyOf } from '../look-alikes/confusable-key.ts';
import { findPage } from '../pages/find-page.ts';
import { createCardImages } from '../pages/og/card-images.ts';
import { pageAssets } from '../pages/page-assets.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { createSitemap } from '../pages/sitemap.ts';
import { createSlots } from '../slots.ts';
import { createUseCases, type UseCases } from '../use-cases.ts';
import { openStores, validatePushKeys } from './compose-stores.ts';
import { type Config, hasMailbox, smtpSettings } from './config.ts';
import { filesIn } from './config-secrets.ts';
import { builtFiles, loadRenderer, readManifest } from './load-renderer.ts';

const BUILT_APP = fileURLToPath(new URL('../../../pwa/dist', import.meta.url));

/** Milliseconds between the first 503 of `/readyz` and the closing of the port, so that load balancers can react. */
const GRACE = 3_000;

const RENDERED_AT_ONCE = 2;
const MAY_WAIT = 40;

export type Running = {
  readonly useCases: UseCases;
  readonly stores: Stores;
  readonly voterOf: Secrets['voterOf'];
  listen(): Promise<number>;
  stop(): Promise<void>;
};

/** Puts the whole server together, which is why this file is long. */
export const compose = async (
  config: Config,
  log: Logger,
  clock: Clock = Date.now,
  appFolder: string = BUILT_APP,
  network: PushNetwork = pushNetwork(config.pushHosts),
  renderer: PageRenderer = loadRenderer(appFolder, config.publicOrigin),
): Promise<Running> => {
  const { publicOrigin } = config;
  const stores = await openStores(config);
  if (stores.notice !== null) log.warn(stores.notice);
  await validatePushKeys(config, stores);
  const hasher = await createArgon2Hasher(config.work?.password);
  const secrets = createSecrets(config.hashSecret);
  const pushSender = createWebPushSender({ ...config.vapid, subject: vapidSubject(config) }, network, clock);
  const useCases = createUseCases(stores, {
    providers: await composeProviders(config, log, clock),
    hasher,
    verifier: createPasskeyVerifier(publicOrigin),
    secrets,
    ids,
    lists: maintainedLists,
    confusableKeyOf,
    sender: pushSender,
    clock,
    emailVerification: config.emailVerification,
    established: config.established,
    collapsing: config.collapsing,
    detect: detectPersonal,
    alarmAddress: config.operator.email,
    isProduction: config.isProduction,
  });
  const { mailer, mailbox, closeMailer } = await composeMail(config, clock);

  const metrics = createMetrics({ stats: useCases.readStats, jobs: stores.jobs.count }, config.metricsToken);

  let isDraining = false;
  let problem: string | null = null;
  const checkDatabase = async () => {
    const earlier = problem;
    problem = await stores.ping().then(() => null, String);
    if (problem !== null && problem !== earlier) log.error({ err: problem }, 'the database is not ready');
  };
  let checking: Promise<void> | null = null;
  const isReady = async () => {
    checking ??= checkDatabase().finally(() => {
      checking = null;
    });
    await checking;
    return !isDraining && problem === null;
  };
  const limits = rateLimiting(
    {
      shared: stores.rateLimiter,
      own: rateLimiterInMemory(),
      proofs: createProofOfWork(stores.rateLimiter, secrets.stampOf, config.work?.puzzle),
      stampOf: secrets.stampOf,
      lists: maintainedLists,
      isBuiltFile: await builtFiles(appFolder),
    },
    config.rateLimits,
  );
  const handlers: Handlers = {
    ...accountHandlers(useCases),
    ...conflictHandlers(useCases),
    ...operatorHandlers(config.operator),
    ...discussionHandlers(useCases),
    ...votingHandlers(useCases),
    ...readingHandlers(useCases),
    ...profileHandlers(useCases),
    ...moderationHandlers(useCases),
    ...securityHandlers(useCases),
    ...alertHandlers(useCases),
  };
  const cache = createResponseCache(clock);
  const slots = createSlots(RENDERED_AT_ONCE, MAY_WAIT, () => new RequestError('unavailable'));
  const rendering = { cache, slots, limits };
  const { shell, app } = await composeApp(appFolder, useCases, {
    ...rendering,
    renderer,
    config,
    callsFor: visitorCalls(handlers, limits),
    clock,
    log,
  });
  const koa = createApp({
    config,
    log,
    ping: stores.ping,
    sessions: stores.sessions,
    clock,
    handlers,
    suspendedUntil: useCases.readSuspension,
    limits,
    cache,
    metrics,
    health: health(isReady),
    oneClickUnsubscribe: oneClickUnsubscribe(useCases, limits),
    faultBeacons: faultBeacons(metrics, limits),
    providerSignIn: providerSignIn(useCases, limits, publicOrigin),
    ogImages: ogImages(useCases, createCardImages(), limits),
    embeds: embeds({ readConflict: useCases.readConflict, publicOrigin, cache }),
    pages: [
      ...mailbox,
      feeds({ ...rendering, readFeed: useCases.readFeed, publicOrigin }),
      crawlers({ ...rendering, sitemap: createSitemap(useCases, publicOrigin), publicOrigin }),
      ...app,
    ],
    shell,
  });
  const listener = createListener(koa.callback());
  const workers = startWorkers(config, stores, counted(mailer, metrics), pushSender, secrets, clock, log);

  return {
    useCases,
    stores,
    voterOf: secrets.voterOf,
    listen: () => listener.listen(config.port, config.host),
    stop: async () => {
      isDraining = true;
      await listener.drain(config.isProduction ? pause(GRACE) : undefined);
      await Promise.all(workers.map((worker) => worker.stop()));
      closeMailer();
      await stores.close();
    },
  };
};

const composeMail = async (config: Config, clock: Clock) => {
  const settings = { from: config.mailFrom, publicOrigin: config.publicOrigin, operator: config.operator };
  if (config.smtpUrl) {
    const { createSmtpMailer } = await import('../adapters/mail/smtp-mailer.ts');
    const mailer = createSmtpMailer({ ...settings, ...smtpSettings(config.smtpUrl) });
    return { mailer, mailbox: [], closeMailer: () => mailer.close() };
  }
  const mailer = createFileMailer({ ...settings, folder: filesIn(config.dataDir).mail, clock });
  const mailbox: Middleware[] = hasMailbox(config) ? [devMailbox(mailer.list)] : [];
  return { mailer, mailbox, closeMailer: () => {} };
};

const composeProviders = async (
  { providers, publicOrigin }: Config,
  log: Logger,
  clock: Clock,
): Promise<IdentityProviders> => {
  if (!providers.google && !providers.apple) return {};
  const { createApple, createGoogle } = await import('../adapters/oauth/providers.ts');
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

const composeApp = async (folder: string, useCases: UseCases, parts: AppParts) => {
  const { config, clock, log, ...further } = parts;
  const index = join(folder, 'index.html');
  if (!existsSync(index)) {
    log.warn('the app is not built: only the API is served (npm start builds it)');
    return { shell: null, app: [] };
  }
  const html = await readFile(index, 'utf8');
  const pages = servePages({
    ...further,
    folder,
    html,
    assets: pageAssets(await readManifest(folder), html),
    findPage: findPage(useCases, config.publicOrigin),
    onFailure: (error) => log.error({ err: error }, 'a page could not be rendered'),
  });
  return { shell: html, app: [signedInHint(config.publicOrigin), pages] };
};

type AppParts = Pick<Parameters<typeof servePages>[0], 'callsFor' | 'renderer'> &
  Rendering & {
    readonly config: Config;
    readonly clock: Clock;
    readonly log: Logger;
  };

/** RFC 8292: an https: or mailto: URL under which push services can reach the sender. */
const vapidSubject = ({ publicOrigin, mailFrom, operator }: Config): string =>
  publicOrigin.startsWith('https:')
    ? publicOrigin
    : `mailto:${operator.email ?? /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;

const startWorkers = (
  { digestsPerMinute: perMinute, jobsEvery, hasUpkeep = true }: Config,
  stores: Stores,
  mailer: Mailer,
  sender: PushSender,
  secrets: Secrets,
  clock: Clock,
  log: Logger,
): readonly Worker[] => {
  const { pushSubscriptions: subscriptions } = stores;
  const handlers: JobHandlers = {
    mail: deliverMail({ ...stores, mailer }),
    'mail-link': sendLink({ ...stores, secrets, clock }),
    'erase-member': eraseMember({ ...stores, secrets }),
    'conflict-revealed': notifyOfReveal({ alerts: stores.alerts, clock }),
    'votes-reached': notifyOfVotes({ alerts: stores.alerts }),
    alert: notifyOfAlert({ ...stores, subscriptions, ids, secrets, clock }),
    'alert-mail': mailNews({ ...stores, ids, secrets, clock }),
    push: deliverPush({ ...stores, subscriptions, sender, clock }),
    'look-at-voting': lookAtVoting({ ...stores, clock }),
    'release-comment': releaseComment({ ...stores }),
    'ask-how-it-went': askHowItWent({ ...stores, clock }),
    'notify-followers': notifyFollowers({ ...stores, clock }),
    'notify-of-update': notifyOfUpdate({ ...stores, clock }),
    'plan-digests': planDigestPage({ ...stores, clock, perMinute }),
    'weekly-digest': sendDigest({ ...stores, mailer, secrets, clock }),
  };
  const failure = createFailureLog(log);
  const works = [
    ...queueWork(stores, handlers, clock, log, jobsEvery),
    ...(hasUpkeep ? upkeep(stores, secrets, clock) : []),
  ];
  return works.map((work) => startWorker(work, failure));
};
