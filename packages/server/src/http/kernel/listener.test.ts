import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { createListener, LISTENER_TIMES, type Listener } from './listener.ts';

describe('A server that stops', () => {
  const agent = new Agent({ keepAlive: true });
  afterEach(() => agent.destroy());

  test('closes connections after running and new requests, and then accepts none', async () => {
    const waiting: ServerResponse[] = [];
    const listener = createListener(({ url }, answer) => (url === '/slow' ? waiting.push(answer) : answer.end('here')));
    const port = await listener.listen(0, '127.0.0.1');
    const ask = async (path: string) => {
      const [answer] = await once(get({ agent, port, host: '127.0.0.1', path }), 'response');
      const { headers } = answer as IncomingMessage;
      return [headers.connection, await text(answer)];
    };
    expect(await ask('/before')).toEqual(['keep-alive', 'here']);
    const slow = ask('/slow');
    await expect.poll(() => waiting.length).toBe(1);
    const seen = Promise.withResolvers<void>();
    const drained = listener.drain(seen.promise);
    expect(await ask('/newcomer')).toEqual(['close', 'here']);
    seen.resolve();
    await expect.poll(() => ask('/late').catch(({ code }) => code)).toBe('ECONNREFUSED');
    waiting[0]?.end('whole');
    expect(await slow).toEqual(['close', 'whole']);
    await drained;
  });
});

describe('A client that takes its time', () => {
  const listeners: Listener[] = [];
  afterEach(() => Promise.all(listeners.splice(0).map((listener) => listener.drain())));

  test('must send its headers within eleven seconds and its request within half a minute', () => {
    const { headersTimeout, connectionsCheckingInterval, requestTimeout } = LISTENER_TIMES;
    expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(11_000);
    expect(requestTimeout).toBe(30_000);
  });

  test('keeps its connection longer than proxies do', () => {
    expect(LISTENER_TIMES.keepAliveTimeout).toBeGreaterThan(60_000);
  });

  test.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'requestTimeout'],
    ['body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n', 'headersTimeout'],
  ] as const)('is answered 408 and cut off when its %s stay unfinished', async (_, begun, unlimited) => {
    let answered = 0;
    const short = { ...LISTENER_TIMES, headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 };
    const listener = createListener(
      () => {
        answered += 1;
      },
      { ...short, [unlimited]: 0 },
    );
    listeners.push(listener);
    const socket = connect(await listener.listen(0, '127.0.0.1'), '127.0.0.1');
    socket.write(begun);
    const closed = once(socket, 'close');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    await closed;
    expect(answered).toBe(unlimited === 'headersTimeout' ? 1 : 0);
  });

  test('is cut off when it sends its headers byte by byte', async () => {
    const times = { ...LISTENER_TIMES, headersTimeout: 100, requestTimeout: 0, connectionsCheckingInterval: 10 };
    const listener = createListener(() => expect.fail('It never came to the end of its headers.'), times);
    listeners.push(listener);
    const socket = connect(await listener.listen(0, '127.0.0.1'), '127.0.0.1');
    const closed = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    const dripping = setInterval(() => socket.write('a'), 10);
    await closed;
    clearInterval(dripping);
  });
});
