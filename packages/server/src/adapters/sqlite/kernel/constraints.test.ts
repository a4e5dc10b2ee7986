import { putMember } from '@twosides/domain/accounts';
import { recordOperation } from '@twosides/domain/model';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  aCredential,
  aMember,
  anOperation,
  aToken,
  memberId,
  opIdOf,
  SECRETS,
  voterOf,
} from '../../behaviour/builders.ts';
import {
  addMember,
  decideBallot,
  post,
  readConflict,
  readSides,
  stored,
  vote,
  voteKey,
  writeAccount,
} from '../../behaviour/steps.ts';
import type { Stores } from '../../stores.ts';
import { openSqliteStores } from '../stores.ts';
import { migratedTemplate } from './test-template.ts';

describe('the SQLite database refuses', () => {
  let stores: Stores;
  beforeEach(async () => {
    stores = await openSqliteStores(':memory:', SECRETS, { template: migratedTemplate(SECRETS) });
  });
  afterEach(() => stores.close());

  test('a used operation id, and its vote', async () => {
    const { id } = await post(stores);
    await vote(stores, id, 'ben', 'her', { opId: opIdOf(1) });
    const [before, other] = [await readConflict(stores, id), await post(stores)];
    const blind = stores.votes.castVote(voteKey('ben', other.id), (state) => {
      const { writes } = decideBallot('ben', 'her', {})(state);
      return { writes: [...writes, ...recordOperation(anOperation('ben', opIdOf(1), 'again'))], result: null };
    });
    await expect(blind).rejects.toThrow('UNIQUE constraint failed: operations.actor, operations.op_id');
    expect(await readConflict(stores, other.id)).toEqual(other);
    expect(await readConflict(stores, id)).toEqual(before);
    expect(await readSides(stores, other.id, [voterOf('ben')])).toEqual(new Map());
  });

  test('a tally that does not match its votes', async () => {
    await expect(post(stores, { totalVotes: 3, herVotes: 1, hisVotes: 1 })).rejects.toThrow('CHECK constraint failed');
  });

  test('a second member with an address or nickname, and its credential', async () => {
    await addMember(stores, 'ada', { userNickname: 'Ada' });
    const add = (over: Parameters<typeof aMember>[1]) =>
      writeAccount(stores, 'ben', ...putMember(aMember('ben', over), null), {
        kind: 'put-credential',
        credential: aCredential('ben'),
      });
    await expect(add({ email: 'ada@example.org' })).rejects.toThrow('UNIQUE constraint failed: users.email');
    await expect(add({ userNickname: 'Аdа' })).rejects.toThrow('UNIQUE constraint failed: users.confusable_key');
    await addMember(stores, 'eve', { userNickname: 'Нина' });
    await expect(add({ userNickname: 'НИНА' })).rejects.toThrow('UNIQUE constraint failed: users.nickname_key');
    expect(await stores.accounts.findMember(memberId('ben'))).toBeNull();
    await add({});
    expect(stored(await stores.accounts.findByEmail('ben@example.org')).credential).toEqual(aCredential('ben'));
  });

  test('a second mail token with one hash', async () => {
    await addMember(stores, 'ada');
    const add = () => writeAccount(stores, 'ada', { kind: 'add-token', token: aToken('ada') });
    await add();
    await expect(add()).rejects.toThrow('UNIQUE constraint failed: sign_in_tokens.token_hash');
  });
});
