import type { MailboxKey, MemberId } from '@twosides/domain/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets('a secret of at least thirty-two characters');

describe('sealed values', () => {
  test('can be opened, and never look the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [one, other] = [secrets.seal(text), secrets.seal(text)];
        expect([secrets.open(one), secrets.open(other)]).toEqual([text, text]);
        expect(one).not.toBe(other);
      }),
    );
  });

  test('cannot be opened with another secret or after a change', () => {
    const sealed = secrets.seal('member-1');
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(() => createSecrets('another secret of thirty-two characters').open(sealed)).toThrow();
    expect(() => secrets.open(changed)).toThrow();
  });
});

test('a mailbox key gives a different mailbox id per kind of row, and a member named like it another one', () => {
  const name = 'the-same-text';
  const all = [
    ...(['votes', 'reports', 'marks'] as const).map((rows) => secrets.mailboxIdOf(rows, name as MailboxKey)),
    secrets.voterOf(name as MemberId),
    secrets.stampOf('operation', name),
    secrets.stampOf('mailbox', name),
  ];
  expect(new Set(all).size).toBe(all.length);
});
