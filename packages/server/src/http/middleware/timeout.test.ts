import Koa from 'koa';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../test-support/listen.ts';
import { timeout } from './timeout.ts';

afterEach(() => void vi.useRealTimers());

test('answers a request whose database is gone once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [begun, isBack] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const failures: unknown[] = [];
  let late: Promise<void> | null = null;
  const app = new Koa();
  app.use(async (ctx, next) => {
    ctx.set('X-Every', 'yes');
    await next();
    isBack.resolve();
    await late;
  });
  app.use(
    timeout(
      () => Promise.reject(new Error('gone')),
      (ctx, cause) => {
        failures.push(cause);
        ctx.status = 503;
        ctx.body = { code: 'unavailable' };
      },
    ),
  );
  app.use((ctx) => {
    ctx.set('Set-Cookie', 'begun=1');
    begun.resolve();
    late = isBack.promise.then(() => {
      ctx.status = 200;
      ctx.set('X-Late', 'yes');
      ctx.body = 'late';
    });
    return late;
  });
  const answer = fetch(listen(app, onTestFinished));
  await begun.promise;
  await vi.advanceTimersByTimeAsync(2_700);
  const { status, headers } = await answer;
  const json = await (await answer).json();
  await late;
  expect([status, json]).toEqual([503, { code: 'unavailable' }]);
  expect([headers.get('X-Every'), headers.get('Set-Cookie'), headers.get('X-Late')]).toEqual(['yes', null, null]);
  expect(failures).toEqual([new Error('gone')]);
});
