import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createServer as createTlsServer, type TLSSocket } from 'node:tls';
import { listen } from './processes.ts';

export type PushService = {
  readonly origin: string;
  readonly browserArgs: readonly string[];
  readonly stop: () => void;
};

type Registration = {
  readonly browser: string;
  readonly app: string;
  readonly subtype: string;
  readonly sender: string;
};

type Waiting = { readonly browser: string; readonly message: Buffer };

/** A stand-in for Chromium's push service. Sites post messages as in RFC 8030; only the browser can decrypt them. */
export const startPushService = async (): Promise<PushService> => {
  const registrations = new Map<string, Registration>();
  const connections = new Map<string, TLSSocket>();
  const waiting: Waiting[] = [];
  let browsers = 0;
  let tokens = 0;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const body = await buffer(request);
    if (request.url === '/checkin') return response.end(checkedIn(++browsers));
    if (request.url === '/register') return response.end(register(request, new URLSearchParams(body.toString())));
    const registration = registrations.get(request.url?.split('/').at(-1) ?? '');
    if (!registration) return response.writeHead(410).end();
    waiting.push({ browser: registration.browser, message: messageFor(registration, request, body) });
    deliver();
    return response.writeHead(201).end();
  };

  const register = (request: IncomingMessage, form: URLSearchParams): string => {
    const subtype = form.get('X-subtype') ?? '';
    const isSame = ([, known]: [string, Registration]) => known.subtype === subtype;
    for (const [token] of [...registrations].filter(isSame)) registrations.delete(token);
    if (form.get('delete') === 'true') return `token=${subtype}`;
    const token = `token-${++tokens}`;
    const browser = /^AidLogin (\d+):/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    registrations.set(token, { browser, app: form.get('app') ?? '', subtype, sender: form.get('sender') ?? '' });
    return `token=${token}`;
  };

  const deliver = () => {
    for (const { browser, message } of waiting.splice(0)) {
      const connection = connections.get(browser);
      if (!connection) waiting.push({ browser, message });
      else {
        connection.write(message);
        connection.once('close', () => {
          waiting.push({ browser, message });
          deliver();
        });
      }
    }
  };

  const http = createHttpServer((request, response) => void answer(request, response));
  const pem = readFileSync(new URL('localhost.pem', import.meta.url));
  const mcs = createTlsServer({ key: pem, cert: pem }, (socket) => {
    socket.on('error', () => socket.destroy());
    let login = '';
    const hear = (data: Buffer) => {
      login += data.toString('latin1');
      const browser = BROWSER_ID.exec(login)?.[0];
      if (browser === undefined) return;
      socket.off('data', hear);
      socket.write(Buffer.concat([Buffer.from([MCS_VERSION]), packet(LOGIN_RESPONSE, text(1, 'stand-in'))]));
      connections.set(browser, socket);
      socket.on('close', () => connections.get(browser) === socket && connections.delete(browser));
      deliver();
    };
    socket.on('data', hear);
  });
  const [httpPort, mcsPort] = await Promise.all([listen(http), listen(mcs)]);
  const origin = `http://localhost:${httpPort}`;
  return {
    origin,
    browserArgs: [
      `--gcm-checkin-url=${origin}/checkin`,
      `--gcm-registration-url=${origin}/register`,
      `--gcm-mcs-endpoint=https://localhost:${mcsPort}/`,
      '--ignore-certificate-errors',
    ],
    stop: () => {
      http.closeAllConnections();
      http.close();
      for (const socket of connections.values()) socket.destroy();
      mcs.close();
    },
  };
};

// Chromium and its push service exchange MCS packets: a tag, a length and a protocol buffer (Chromium's `mcs.proto`).

const MCS_VERSION = 41;
const LOGIN_RESPONSE = 3;
const DATA_MESSAGE = 8;

const BROWSER_ID = /7000000\d{9}/;
const browserId = (serial: number): bigint => 7_000_000_000_000_000n + BigInt(serial);

const checkedIn = (serial: number): Buffer =>
  Buffer.concat([number(1, 1), number(3, Date.now()), fixed(7, browserId(serial)), fixed(8, 1n)]);

const messageFor = (
  { app, subtype, sender }: Registration,
  { headers }: IncomingMessage,
  encrypted: Buffer,
): Buffer => {
  const property = (key: string, value: string) => text(7, Buffer.concat([text(1, key), text(2, value)]));
  return packet(
    DATA_MESSAGE,
    Buffer.concat([
      text(3, sender),
      text(5, app),
      property('subtype', subtype),
      property('content-encoding', String(headers['content-encoding'])),
      text(21, encrypted),
    ]),
  );
};

const packet = (tag: number, body: Buffer): Buffer => Buffer.concat([Buffer.from([tag]), varint(body.length), body]);

const number = (field: number, value: number): Buffer => Buffer.concat([varint(field * 8), varint(value)]);

const fixed = (field: number, value: bigint): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return Buffer.concat([varint(field * 8 + 1), bytes]);
};

const text = (field: number, value: string | Buffer): Buffer =>
  Buffer.concat([varint(field * 8 + 2), varint(Buffer.byteLength(value)), Buffer.from(value)]);

const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Buffer.from([...bytes, rest]);
};
