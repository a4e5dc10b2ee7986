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
    ['Proton’s other domains', 'ada@pm.me', 'ada@proton.me'],
    ['dots, dashes and underlines at Proton', 'a.d-a_+x@ProtonMail.com', 'ada@proton.me'],
    ['Yandex’ other domains', 'ada@ya.ru', 'ada@yandex.ru'],
    ['Yandex’ domain for Ukraine', 'ada@yandex.ua', 'ada@yandex.ru'],
    ['a keyword at Yahoo', 'ada-shop@yahoo.com', 'ada@yahoo.com'],
    ['several keywords at Yahoo', 'ada-shop-2@yahoo.co.uk', 'ada@yahoo.co.uk'],
    ['a keyword at another domain of Yahoo’s', 'ada-shop@ymail.com', 'ada@ymail.com'],
    ['a dot for a dash at Yandex', 'ada.l@yandex.com', 'ada-l@yandex.ru'],
    ['any name at one’s own subdomain of Fastmail', 'Shop@Ada.Fastmail.com', 'ada@fastmail.com'],
    ['a tag at one’s own subdomain of Fastmail', 'shop+x@ada.fastmail.fm', 'ada@fastmail.fm'],
    ['Apple’s earlier domains', 'ada@me.com', 'ada@icloud.com'],
  ])('is behind %s', (_, email, mailbox) => {
    expect(canonicalMailbox(email)).toBe(mailbox);
  });

  test.each([
    ['dots elsewhere', 'a.da@example.org'],
    ['a host below Gmail’s', 'a.da@mail.gmail.com'],
    ['Fastmail’s other domain, where another one may have the name', 'ada@fastmail.fm'],
    ['a domain that only ends like Fastmail’s', 'shop@ada.notfastmail.com'],
    ['another domain of Yahoo’s, where another one may have the name', 'ada@ymail.com'],
    ['a dash at Yahoo’s Japanese domain', 'ada-l@yahoo.co.jp'],
    ['dashes elsewhere', 'ada-l@example.org'],
    ['a name that is nothing but a keyword', '-ada@yahoo.com'],
    ['dots at Apple', 'a.da@icloud.com'],
    ['another domain of Microsoft’s, where another one may have the name', 'ada@hotmail.com'],
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
