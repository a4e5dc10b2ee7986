import type { ChildProcess } from 'node:child_process';
import { get as httpGet } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Recorded } from './bare-process.ts';
import { type Server, start, startServer } from './children.ts';
import { COMPRESSED, get } from './requests.ts';
import { measured, type Row, ratioRow } from './row.ts';
import { inTurns } from './turns.ts';

const PAGE = '/';
const LIST = '/api/trending?comments=none';

export const cached = async (driver: ChildProcess, server: Server): Promise<readonly Row[]> => {
  const bare = await startBare([await record(server, PAGE), await record(server, LIST)]);
  const rows: (readonly Row[])[] = [];
  for (const [path, least, what] of [
    [PAGE, 0.5, 'server-rendered page from memory'],
    [LIST, 0.6, 'anonymous list, cached'],
  ] as const)
    rows.push(await measured([what], () => againstBare(path, least, what)));
  for (const path of [PAGE, LIST]) {
    rows.push(await measured([of304(path)], () => againstItself(server, path, of304(path), { most: 0.6 })));
    rows.push(await measured([ofBare(path)], () => againstItself(bare, path, ofBare(path), null)));
  }
  await bare.stop();
  return rows.flat();

  async function againstBare(path: string, least: number, what: string): Promise<readonly Row[]> {
    const requests = [get(path)];
    const { first, second, ratio } = await inTurns(driver, { server, requests }, { server: bare, requests });
    const bareServer = 'bare node:http';
    const perSecond = { what: bareServer, figure: second.perSecond, ratio: ratio.perSecond };
    const cpu = { what: bareServer, figure: second.cpu, ratio: ratio.cpu };
    return [
      ratioRow(`${what}, requests/s`, first.perSecond, '/s', perSecond, { least }),
      ratioRow(`${what}, CPU`, first.cpu, 'ms', cpu, null),
    ];
  }

  async function againstItself(
    asked: Server,
    path: string,
    what: string,
    limits: { readonly most: number } | null,
  ): Promise<readonly Row[]> {
    const again = {
      server: asked,
      requests: async () => [get(path, { 'if-none-match': await etagOf(asked, path) })],
      status: 304,
    };
    const { first, second, ratio } = await inTurns(driver, again, { server: asked, requests: [get(path)] });
    return [ratioRow(what, first.cpu, 'ms', { what: 'its own 200', figure: second.cpu, ratio: ratio.cpu }, limits)];
  }
};

const of304 = (path: string) => `a 304 of ${path}, CPU`;
const ofBare = (path: string) => `a 304 of ${path} by bare node:http, CPU`;

const etagOf = async (server: Server, path: string) =>
  (await fetch(server.origin + path, { headers: COMPRESSED })).headers.get('ETag') ?? '';

export const startBare = (answers: readonly Recorded[]): Promise<Server> =>
  startServer(
    (port) =>
      start('scripts/bench/bare-process.ts', {
        isServer: true,
        env: { PORT: String(port), ANSWERS: JSON.stringify(answers) },
      }),
    answers[0]?.path ?? '/',
  );

const OF_NODE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Uses `node:http`, because `fetch` would decompress the body. */
const record = async (server: Server, path: string): Promise<Recorded> => {
  const { promise, resolve, reject } = Promise.withResolvers<import('node:http').IncomingMessage>();
  httpGet(server.origin + path, { headers: COMPRESSED }, resolve).on('error', reject);
  const response = await promise;
  const body = (await buffer(response)).toString('base64');
  const headers = Object.entries(response.headers)
    .filter(([name]) => !OF_NODE.has(name))
    .map(([name, value]) => [name, String(value)] as [string, string]);
  return { path, headers, body };
};
