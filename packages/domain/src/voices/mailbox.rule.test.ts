import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalMailbox } from './mailbox.rule.ts';

describe('one mailbox', () => {
  test.each([
    ['letter case', 'Ada.L@Example.ORG', 'ada.l@example.org'],
    ['a tag', 'ada+1@example.org', 'ada@example.org'],
    ['several tags', 'ada+1+2@example.org', 'ada@example.org'],
    ['wide letters', 'ａｄａ@example.org', 'ada@example.org'],
    ['dots at Gmail', 'a.d.a@gmail.com', 'ada@gmail.com'],
    ['Gmail’s other domain', 'a.da+x@GoogleMail.com', 'ada@gmail.com'],
  ])('is behind %s', (_, email, mailbox) => {
    expect(canonicalMailbox(email)).toBe(mailbox);
  });

  test.each([
    ['dots elsewhere', 'a.da@example.org'],
    ['a host below Gmail’s', 'a.da@mail.gmail.com'],
    ['a name that is nothing but a tag', '+ada@example.org'],
  ])('is another one for %s', (_, email) => {
    expect(canonicalMailbox(email)).toBe(email);
  });

  test('has one canonical spelling', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(canonicalMailbox(canonicalMailbox(email))).toBe(canonicalMailbox(email));
      }),
    );
  });
});
