import type { MailboxKey, MemberId } from '@twosides/domain/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets('a secret of at least thirty-two characters');

describe('what is sealed', () => {
  it('is opened again, and never looks the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [one, other] = [secrets.seal(text), secrets.seal(text)];
        expect([secrets.open(one), secrets.open(other)]).toEqual([text, text]);
        expect(one).not.toBe(other);
      }),
    );
  });

  it('is opened by nobody with another secret, nor once it was changed', () => {
    const sealed = secrets.seal('member-1');
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(() => createSecrets('another secret of thirty-two characters').open(sealed)).toThrow();
    expect(() => secrets.open(changed)).toThrow();
  });
});

it('a mailbox key has another mailbox id in each kind of row, and a member who is named like a mailbox key has another still', () => {
  const name = 'the-same-text';
  const all = [
    ...(['votes', 'reports', 'marks'] as const).map((rows) => secrets.mailboxIdOf(rows, name as MailboxKey)),
    secrets.voterOf(name as MemberId),
    secrets.stampOf('operation', name),
    secrets.stampOf('mailbox', name),
  ];
  expect(new Set(all).size).toBe(all.length);
});
