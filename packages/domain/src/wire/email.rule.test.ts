import { expect, test } from 'vitest';
import { shownEmail, toUniqueEmail } from './email.rule.ts';

test.each([
  ['Max@Bücher.example', 'max@xn--bcher-kva.example'],
  ['max@bu\u0308cher.example', 'max@xn--bcher-kva.example'],
  ['max@XN--BCHER-KVA.example', 'max@xn--bcher-kva.example'],
  ['ana@例え.テスト', 'ana@xn--r8jz45g.xn--zckzah'],
  ['ana@例え。テスト', 'ana@xn--r8jz45g.xn--zckzah'],
  ['ａｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'ana@example.org'],
  ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
  [' Ana@Example.org ', 'ana@example.org'],
  ['not an address', 'not an address'],
])('%j is unique as %j', (typed, unique) => {
  expect(toUniqueEmail(typed)).toBe(unique);
});

const ODD = ['max@bücher.example/evil', 'max@bücher.example:80', 'max@bücher.example?x', 'max@ü%2e.example'];
test.each(ODD)('%j is not read as the address of its beginning', (typed) => {
  expect(toUniqueEmail(typed)).toBe(typed);
});

const WRITTEN = ['max@bücher.example', 'ana@例え.テスト', 'anna@почта.рф', 'ana@faß.de', 'ana@☃.example', 'ana@a.org'];
test.each(WRITTEN)('%s is shown as it is written', (email) => {
  expect(shownEmail(toUniqueEmail(email))).toBe(email);
});

const CODED = ['ana@xn--.example', 'ana@xn--é.example', 'ana@xn--99999999.example', 'nothing'];
test.each(CODED)('%s, which decodes to nothing, is shown as it is', (email) => {
  expect(shownEmail(email)).toBe(email);
});
