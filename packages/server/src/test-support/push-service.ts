import { createECDH, type ECDH, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';
import type { PushNetwork } from '../adapters/push/push-network.ts';
import { portOf } from './listen.ts';

export type ReceivedPush = {
  readonly device: string;
  readonly message: { readonly body: string; readonly path: string; readonly tag: string };
  readonly topic: string | undefined;
  readonly ttl: number;
  readonly urgency: string | undefined;
  readonly vapidKey: string;
  readonly subject: string;
};

type Behaviour = { readonly status: number; readonly headers?: Record<string, string> } | 'hangs';

/**
 * A push service (RFC 8030). Verifies the sender (RFC 8292) and decrypts messages as the receiving browser would
 * (RFC 8291).
 */
export type PushService = {
  subscribe(device: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  readonly received: ReceivedPush[];
  attemptsOf(device: string): number;
  behave(device: string, behaviour: Behaviour): void;
  end(): Promise<void>;
};

export const localNetwork: PushNetwork = {
  accepts: (endpoint) => endpoint.startsWith('http://127.0.0.1:'),
  post: async ({ endpoint, headers, body }) => {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(2_000),
    });
    return { status: answer.status, retryAfter: answer.headers.get('Retry-After') ?? undefined };
  },
};

export const startPushService = async (): Promise<PushService> => {
  const browsers = new Map<string, { ecdh: ECDH; auth: string }>();
  const behaviours = new Map<string, Behaviour>();
  const attempts = new Map<string, number>();
  const received: ReceivedPush[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const device = decodeURIComponent(request.url?.slice('/push/'.length) ?? '');
    const browser = browsers.get(device);
    attempts.set(device, (attempts.get(device) ?? 0) + 1);
    const body = await buffer(request);
    const behaviour = behaviours.get(device) ?? { status: 201 };
    if (behaviour === 'hangs') return;
    if (browser && behaviour.status === 201) received.push(read(device, browser, request, body));
    response.writeHead(browser ? behaviour.status : 404, behaviour.headers).end();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  const origin = `http://127.0.0.1:${await portOf(server.listen(0, '127.0.0.1'))}`;

  return {
    subscribe: (device) => {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      browsers.set(device, { ecdh, auth });
      return { endpoint: `${origin}/push/${encodeURIComponent(device)}`, keys: { p256dh, auth } };
    },
    received,
    attemptsOf: (device) => attempts.get(device) ?? 0,
    behave: (device, behaviour) => behaviours.set(device, behaviour),
    end: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const read = (
  device: string,
  { ecdh, auth }: { ecdh: ECDH; auth: string },
  { headers }: IncomingMessage,
  body: Buffer,
): ReceivedPush => {
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm');
  const text = decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth }).toString('utf8');
  const { key, claims } = readVapid(headers.authorization ?? '');
  if (claims.aud !== `http://${headers.host}`) throw new Error('the token is for somebody else');
  return {
    device,
    message: JSON.parse(text),
    topic: headers.topic?.toString(),
    ttl: Number(headers.ttl),
    urgency: headers.urgency?.toString(),
    vapidKey: key,
    subject: claims.sub,
  };
};

const readVapid = (authorization: string) => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the token is not signed by its key');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) };
};
