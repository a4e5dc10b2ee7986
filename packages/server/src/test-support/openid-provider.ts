import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ProviderName } from '@twosides/domain/model';
import {
  type CryptoKey,
  exportJWK,
  exportPKCS8,
  type GenerateKeyPairResult,
  generateKeyPair,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { Context } from 'koa';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { portOf } from './listen.ts';

export type Person = { readonly subject: string; readonly email?: string; readonly emailVerified?: boolean };

type ReplaceIdToken = (idToken: string) => Promise<string> | string;

export type TestProvider = {
  readonly issuer: string;
  readonly env: Readonly<Record<string, string>>;
  sign(claims: JWTPayload): Promise<string>;
  replaceIdToken(replace: ReplaceIdToken | null): void;
  end(): Promise<void>;
};

const WORKSPACE = 'example.org';
const CLIENT_ID = 'twosides';
const CLIENT_SECRET = 'a secret of the test provider';
const TEAM_ID = 'TEAM';
const KEY_ID = 'key-1';

/**
 * Unlike Google, Apple has the browser post the response, requires a signed client secret, and writes `email_verified`
 * as text.
 */
export const startTestProvider = async (like: ProviderName, callbackOrigin: string): Promise<TestProvider> => {
  const people = new Map<string, Person>();
  const signing = await generateKeyPair('RS256', { extractable: true });
  const client = await generateKeyPair('ES256', { extractable: true });
  const held: { replaceIdToken: ReplaceIdToken | null } = { replaceIdToken: null };

  const server = createServer();
  const issuer = `http://127.0.0.1:${await portOf(server.listen(0, '127.0.0.1'))}`;
  const provider = new Provider(issuer, {
    ...CONFIGURATION,
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${callbackOrigin}/auth/${like}/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(signing.privateKey)), kid: KEY_ID, use: 'sig', alg: 'RS256' }] },
    findAccount: (_ctx, subject) => ({ accountId: subject, claims: () => claimsOf(like, subject, people) }),
  });
  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith('/choose/')) return choose(provider, ctx, people);
    if (ctx.path !== '/token') {
      await next();
      // Browsers log error statuses as errors, and a logged error would fail an end-to-end test.
      if (ctx.path === '/favicon.ico') ctx.status = 204;
      else if (ctx.status === 400 && String(ctx.body).includes('<form method="post"')) ctx.status = 200;
      return;
    }
    const body = new URLSearchParams(await text(ctx.req));
    if (like === 'apple') await admitAsApple(body, client.publicKey, issuer);
    Object.assign(ctx.req, { body: Object.fromEntries(body) });
    await next();
    const answer = ctx.body as { id_token?: string };
    if (held.replaceIdToken && answer.id_token) answer.id_token = await held.replaceIdToken(answer.id_token);
  });
  server.on('request', provider.callback());

  return {
    issuer,
    env: like === 'google' ? googleEnv(issuer) : await appleEnv(issuer, client),
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(signing.privateKey),
    replaceIdToken: (replace) => {
      held.replaceIdToken = replace;
    },
    end: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

const policy = interactionPolicy.base();
policy
  .get('login')
  ?.checks.add(
    new interactionPolicy.Check('every_visit', 'asks at every visit', (ctx) =>
      ctx.oidc.result?.login ? interactionPolicy.Check.NO_NEED_TO_PROMPT : interactionPolicy.Check.REQUEST_PROMPT,
    ),
  );
policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));

const CONFIGURATION = {
  cookies: { keys: ['a key of the test provider'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'] },
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  ttl: { Interaction: 3600, Grant: 3600, Session: 3600, AccessToken: 3600, IdToken: 3600 },
  pkce: { required: () => true },
  interactions: { policy, url: (_ctx, { uid }) => `/choose/${uid}` },
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({ clientId: CLIENT_ID, accountId: oidc.account?.accountId ?? '' });
    grant.addOIDCScope('openid email');
    await grant.save();
    return grant;
  },
} satisfies Configuration;

const claimsOf = (like: ProviderName, subject: string, people: ReadonlyMap<string, Person>) => {
  const { email, emailVerified = false } = people.get(subject) ?? { subject };
  if (email === undefined) return { sub: subject };
  if (like === 'apple') return { sub: subject, email, email_verified: String(emailVerified) };
  const isWorkspace = email.toLowerCase().endsWith(`@${WORKSPACE}`);
  return { sub: subject, email, email_verified: emailVerified, ...(isWorkspace && { hd: WORKSPACE }) };
};

const admitAsApple = async (body: URLSearchParams, publicKey: CryptoKey, issuer: string) => {
  await jwtVerify(body.get('client_secret') ?? '', publicKey, {
    algorithms: ['ES256'],
    issuer: TEAM_ID,
    subject: CLIENT_ID,
    audience: issuer,
    // Apple's limit: half a year, in seconds.
    maxTokenAge: 15_777_000,
    requiredClaims: ['exp'],
  });
  body.set('client_secret', CLIENT_SECRET);
};

const googleEnv = (issuer: string) => ({
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: CLIENT_ID,
  GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
});

const appleEnv = async (issuer: string, { privateKey }: GenerateKeyPairResult) => ({
  APPLE_ISSUER: issuer,
  APPLE_CLIENT_ID: CLIENT_ID,
  APPLE_TEAM_ID: TEAM_ID,
  APPLE_KEY_ID: 'KEY',
  APPLE_PRIVATE_KEY: await exportPKCS8(privateKey),
});

const choose = async (provider: Provider, ctx: Context, people: Map<string, Person>) => {
  if (ctx.method === 'GET') {
    ctx.type = 'html';
    ctx.body = CHOICE;
    return;
  }
  ctx.respond = false;
  const form = new URLSearchParams(await text(ctx.req));
  if (form.has('cancel')) {
    const { params } = await provider.interactionDetails(ctx.req, ctx.res);
    const error = params.response_mode === 'form_post' ? 'user_cancelled_authorize' : 'access_denied';
    return provider.interactionFinished(ctx.req, ctx.res, { error });
  }
  const email = form.get('email') ?? '';
  const subject = form.get('subject') ?? `subject of ${email}`;
  people.set(subject, { subject, emailVerified: form.has('verified'), ...(email && { email }) });
  return provider.interactionFinished(ctx.req, ctx.res, { login: { accountId: subject }, select_account: {} });
};

const CHOICE = `<!doctype html><html lang="en"><title>A provider of the tests</title><h1>Who are you?</h1>
<form method="post"><label>Email <input name="email" type="email"></label>
<label><input name="verified" type="checkbox" checked> verified</label>
<button>Continue</button><button name="cancel" value="1">Cancel</button></form></html>`;
