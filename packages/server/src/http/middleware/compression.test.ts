import { Readable } from 'node:stream';
import Koa from 'koa';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../test-support/listen.ts';
import { createClient, type TestClient } from '../../test-support/test-client.ts';
import { compression } from './compression.ts';

const SENTENCE = 'Who does the dishes? ';
const LONG = SENTENCE.repeat(200);
const VERY_LONG = SENTENCE.repeat(5_000);

describe('Answers are compressed', () => {
  let answer: Koa.Middleware;
  let client: TestClient;
  beforeEach(() => {
    const app = new Koa();
    app.use(compression());
    app.use((ctx, next) => answer(ctx, next));
    const origin = listen(app, onTestFinished);
    client = createClient(origin, origin, new Headers({ 'Accept-Encoding': 'gzip, deflate, br' }));
  });

  const told = async (method: 'GET' | 'HEAD' = 'GET', encodings = 'gzip, deflate, br') => {
    const { status, text, headers } = await client.send('/', { method, headers: { 'Accept-Encoding': encodings } });
    const [encoding, length, vary, type] = ['Content-Encoding', 'Content-Length', 'Vary', 'Content-Type'].map((name) =>
      headers.get(name),
    );
    return { status, text, encoding, length: length && Number(length), vary, type };
  };
  const text = (body: string): Koa.Middleware => {
    return (ctx) => {
      ctx.type = 'application/json';
      ctx.body = body;
    };
  };

  test.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip, br;q=0'],
    [null, 'identity'],
    [null, 'deflate'],
    [null, 'zstd'],
    [null, 'identity;q=0, gzip;q=0, br;q=0'],
  ])('with %s for who takes %s, and tell their length', async (encoding, taken) => {
    answer = text(LONG);
    const { length, ...rest } = await told('GET', taken);
    expect(rest).toEqual({
      status: 200,
      text: LONG,
      encoding,
      vary: 'Accept-Encoding',
      type: 'application/json; charset=utf-8',
    });
    if (encoding === null) expect(length).toBe(LONG.length);
    else expect(length).toBeLessThan(200);
  });

  test('in chunks when they are very long or streamed', async () => {
    answer = text(VERY_LONG);
    expect(await told()).toMatchObject({ text: VERY_LONG, encoding: 'br', length: null });
    answer = (ctx) => {
      ctx.type = 'application/json';
      ctx.body = Readable.from([LONG, LONG], { objectMode: false });
    };
    expect(await told()).toMatchObject({ text: LONG + LONG, encoding: 'br', length: null });
  });

  test('unless they are short, marked no-transform, or compressed already', async () => {
    answer = text('x'.repeat(1_023));
    expect(await told()).toMatchObject({ encoding: null, length: 1_023 });
    answer = text('ü'.repeat(512));
    expect(await told()).toMatchObject({ text: 'ü'.repeat(512), encoding: 'br', length: expect.any(Number) });
    answer = (ctx) => {
      ctx.compress = false;
      ctx.body = LONG;
    };
    expect(await told()).toMatchObject({ encoding: null, length: LONG.length });
  });

  test('and HEAD reports their uncompressed length', async () => {
    answer = text(LONG);
    expect(await told('HEAD')).toMatchObject({ text: '', encoding: null, length: LONG.length });
  });
});
