import { setImmediate as nextTurn } from 'node:timers/promises';
import { ownerOf } from '@twosides/domain/privacy';
import { expect, test } from 'vitest';
import { memberId, SECRETS } from '../../behaviour/builders.ts';
import { post, vote } from '../../behaviour/steps.ts';
import { migratedTemplate } from '../kernel/test-template.ts';
import { openSqliteStores } from '../stores.ts';

test('erasing a member on SQLite lets requests run between batches', async () => {
  const stores = await openSqliteStores(':memory:', SECRETS, { template: migratedTemplate(SECRETS) });
  for (let n = 0; n < 5; n += 1) await vote(stores, (await post(stores)).id, 'ada', 'her');
  const erasing = async () => {
    while (await stores.personalData.eraseNext(ownerOf(SECRETS, memberId('ada')), 1));
    return 'erased';
  };
  expect(await Promise.race([erasing(), nextTurn('a request')])).toBe('a request');
  await stores.close();
});
