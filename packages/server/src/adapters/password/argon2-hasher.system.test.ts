import { availableParallelism } from 'node:os';
import { HasherBusy } from '@twosides/domain/accounts';
import argon2 from 'argon2';
import { expect, test } from 'vitest';
import { createArgon2Hasher } from './argon2-hasher.ts';

test('hashes with argon2id, 19 MiB and two passes, and verifies the untrimmed password', async () => {
  const hasher = await createArgon2Hasher();
  const hash = await hasher.hash(' correct horse ');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/);
  expect(await hasher.verify(hash, ' correct horse ')).toBe(true);
  expect(await hasher.verify(hash, 'correct horse')).toBe(false);
});

test('verifies a password in any Unicode normalization', async () => {
  const hasher = await createArgon2Hasher({ memoryCost: 1_024, timeCost: 1 });
  const [composed, decomposed] = ['Bücherei é', 'Bücherei é'].map((text, n) => text.normalize(n === 0 ? 'NFC' : 'NFD'));
  for (const [first = '', second = ''] of [
    [composed, decomposed],
    [decomposed, composed],
    ['ｐａｓｓｗｏｒｄ１２', 'password12'],
  ])
    expect(await hasher.verify(await hasher.hash(first), second)).toBe(true);
});

test('verifies a password hashed before normalization', async () => {
  const hasher = await createArgon2Hasher({ memoryCost: 1_024, timeCost: 1 });
  const typed = 'Bücherei'.normalize('NFD');
  const hash = await argon2.hash(typed, { type: argon2.argon2id, memoryCost: 1_024, timeCost: 1, parallelism: 1 });
  expect(await hasher.verify(hash, typed)).toBe(true);
  expect(await hasher.verify(hash, 'Bucherei')).toBe(false);
});

test('requests a rehash when the parameters have grown', async () => {
  const hasher = await createArgon2Hasher();
  const weak = await argon2.hash('correct horse', {
    type: argon2.argon2id,
    memoryCost: 8_192,
    timeCost: 1,
    parallelism: 1,
  });
  expect(hasher.needsRehash(weak)).toBe(true);
  expect(hasher.needsRehash(await hasher.hash('correct horse'))).toBe(false);
});

test.each([null, '', 'plain text', '$argon2id$', '$argon2id$v=19$m=19456,t=2,p=1$broken'])(
  'takes the hash %j for one that no password opens',
  async (hash) => {
    const hasher = await createArgon2Hasher();
    expect(await hasher.verify(hash, 'nobody has this password')).toBe(false);
  },
);

test('leaves a core and a thread free, queues a hundred, and refuses the next', async () => {
  const hasher = await createArgon2Hasher({ memoryCost: 1_024, timeCost: 1 });
  const atOnce = Math.max(1, Math.min(availableParallelism() - 1, 3));
  const waiting = Array.from({ length: atOnce + 100 }, () => hasher.verify(null, 'x'));
  await expect(hasher.verify(null, 'x')).rejects.toBeInstanceOf(HasherBusy);
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => false));
});
