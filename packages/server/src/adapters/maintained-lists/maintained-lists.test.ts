import { expect, test } from 'vitest';
import { maintainedLists } from './maintained-lists.ts';

test.each([
  ['123456', true],
  ['Password', true],
  ['QWERTYUIOP', true],
  ['correct horse', false],
  ['12345', false],
])('whether %j is one of the commonest passwords: %s', (password, isCommon) => {
  expect(maintainedLists.isCommonPassword(password)).toBe(isCommon);
});

test.each([
  ['ana@mailinator.com', true],
  ['ana@sub.mailinator.com', true],
  ['ana@example.org', false],
  ['ana@gmail.com', false],
  ['x7k2@privaterelay.appleid.com', false],
  ['a1b2@mozmail.com', false],
  ['ana.alias@simplelogin.com', false],
  ['ana@ana.aleeas.com', false],
  ['ana@duck.com', false],
  ['ana@anonaddy.me', false],
  ['ana@passmail.net', false],
])('whether %s is a mailbox that is thrown away: %s', (email, isThrowAway) => {
  expect(maintainedLists.isThrowAwayAddress(email)).toBe(isThrowAway);
});

test.each([
  ['ana@example.org', 'example.org'],
  ['ana@mail.example.co.uk', 'example.co.uk'],
  ['ana@a.b.github.io', 'github.io'],
  ['ana@bücher.example', 'xn--bcher-kva.example'],
  ['ana@post.xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['ana@gmail.com', null],
  ['ana@yahoo.co.uk', null],
  ['ana@fastmail.com', null],
  ['shop@ana.fastmail.com', 'ana.fastmail.com'],
  ['shop@Ana.Fastmail.fm', 'ana.fastmail.fm'],
  ['ana@mail.telepac.pt', null],
  ['x7k2@privaterelay.appleid.com', null],
  ['shop@aleeas.com', null],
  ['shop@ana.aleeas.com', 'ana.aleeas.com'],
  ['shop@deep.ana.anonaddy.com', 'ana.anonaddy.com'],
])('whose domain %s is of: %s', (email, domain) => {
  expect(maintainedLists.ownersDomainOf(email)).toBe(domain);
});

test.each([
  ['x7k2@privaterelay.appleid.com', 'privaterelay.appleid.com'],
  ['a1b2@mozmail.com', 'mozmail.com'],
  ['shop@ana.mozmail.com', 'mozmail.com'],
  ['shop@ana.aleeas.com', 'aleeas.com'],
  ['ana@example.org', null],
  ['ana@gmail.com', null],
])('the relay of %s is %s', (email, relay) => {
  expect(maintainedLists.relayOf(email)).toBe(relay);
});
