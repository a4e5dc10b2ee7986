import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fingerprintOf, memberId } from '../behaviour/builders.ts';
import { post, vote } from '../behaviour/steps.ts';
import { openSqliteStores } from './stores.ts';

it('erasing a member on SQLite lets requests in between its batches', async () => {
  const stores = await openSqliteStores(':memory:');
  for (let n = 0; n < 5; n += 1) await vote(stores, (await post(stores)).id, 'ada', 'her');
  const erasing = async () => {
    while (await stores.personalData.eraseNext({ memberId: memberId('ada'), fingerprint: fingerprintOf('ada') }, 1));
    return 'erased';
  };
  expect(await Promise.race([erasing(), nextTurn('a request')])).toBe('a request');
  await stores.close();
});
