import { checkAnswer } from './check-answer.ts';

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts on bodies of every shape
  readonly body: any;
};

export type TestClient = {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  patch(path: string, body: unknown): Promise<Answer>;
  send(path: string, init: RequestInit): Promise<Answer>;
  cookies(): string;
  setCookies(header: string): void;
};

/** Sends `count` requests, numbered from 1, one after the other. */
export const statusesOf = async (count: number, ask: (n: number) => Promise<Pick<Answer, 'status'>>) => {
  const statuses: number[] = [];
  for (let n = 1; n <= count; n++) statuses.push((await ask(n)).status);
  return statuses;
};

/** Sets Cache-Control, because `fetch` would otherwise send `no-cache` with If-None-Match. */
export const revalidate = (etag: string | null): RequestInit => ({
  method: 'GET',
  headers: { 'If-None-Match': etag ?? '', 'Cache-Control': 'max-age=0' },
});

export const createClient = (origin: string, publicOrigin: string, always: Headers = new Headers()): TestClient => {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const headers = new Headers(init.headers);
    if (!headers.has('Origin')) headers.set('Origin', publicOrigin);
    for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value);
    if (jar.size > 0 && !headers.has('Cookie')) headers.set('Cookie', cookies());
    const response = await fetch(origin + path, { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) keep(jar, cookie);
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString('utf8');
    const body = parse(text);
    checkAnswer(init.method ?? 'GET', path, response.status, body);
    return { status: response.status, headers: response.headers, text, bytes, body };
  };
  const write =
    (method: string) =>
    (path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
      send(path, {
        method,
        ...(body === undefined
          ? { headers }
          : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } }),
      });

  return {
    get: (path) => send(path, { method: 'GET' }),
    post: write('POST'),
    patch: write('PATCH'),
    send,
    cookies,
    setCookies: (header) => {
      jar.clear();
      for (const pair of header.split('; ')) keep(jar, pair);
    },
  };
};

const keep = (jar: Map<string, string>, cookie: string) => {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (value === '') jar.delete(name);
  else jar.set(name, value);
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
