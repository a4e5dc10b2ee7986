import { expect, test } from 'vitest';
import { findPersonal } from './PersonalNotes.tsx';

const found = (text: string, names: readonly string[] = [], country: string | undefined = 'GB') =>
  findPersonal(text, { names, country }).map((detail) => [detail.kind, detail.text]);

test.each([
  ['phone', 'Call him on +49 171 1234567 and see.', '+49 171 1234567'],
  ['phone', 'My number is 07911 123456 by the way.', '07911 123456'],
  ['email', 'Write to anna.k+notes@example.org please.', 'anna.k+notes@example.org'],
  ['link', 'It is all on https://example.org/our-house?x=1 now.', 'https://example.org/our-house?x=1'],
  ['link', 'Look at example.com/pics for the kitchen.', 'example.com/pics'],
  ['iban', 'He put GB82 WEST 1234 5698 7654 32 on the fridge.', 'GB82 WEST 1234 5698 7654 32'],
  ['address', 'We live at 12 Baker Street with the cat.', '12 Baker Street'],
  ['address', 'come to 7 mill lane before he is home', '7 mill lane'],
  ['address', 'Wir wohnen in der Lindenallee 12a im Hof.', 'Lindenallee 12a'],
  ['address', 'The flat is in SW1A 1AA by the park.', 'SW1A 1AA'],
  ['address', 'Since we moved to Austin, TX 78701 he cooks.', 'Austin, TX 78701'],
  ['handle', 'She follows @anna.k_92 and says nothing.', '@anna.k_92'],
])('a %s is found where it stands', (kind, text, detail) => {
  expect(found(text)).toEqual([[kind, detail]]);
});

test('finds names as whole words, in any case', () => {
  expect(found('Then ANNA said that Susanna and Anna’s mother came.', ['Anna'])).toEqual([
    ['name', 'ANNA'],
    ['name', 'Anna'],
  ]);
  expect(found('In İzmir İbrahim met Anna.', ['ibrahim', 'Anna'])).toEqual([
    ['name', 'İbrahim'],
    ['name', 'Anna'],
  ]);
  expect(found('J. said so. (Really?) [a+b]', ['J', ' ', '[a+b]'])).toEqual([['name', '[a+b]']]);
});

test.each([
  ['我和小明总是因为洗碗吵架', '小明'],
  ['さくらさんは返信が遅い', 'さくら'],
  ['เมื่อคืนสมชายไม่ล้างจานเลย', 'สมชาย'],
  ['어제 민수가 설거지를 안 했어요', '민수'],
])('finds a name inside a text without spaces: %s', (text, name) => {
  expect(found(text, [name])).toEqual([['name', name]]);
});

test.each([
  ['phone', '電話は０９０-１２３４-５６７８です', '０９０-１２３４-５６７８', 'JP'],
  ['phone', 'رقمي ٠٥٠١٢٣٤٥٦٧ اتصل', '٠٥٠١٢٣٤٥٦٧', 'SA'],
  ['phone', 'मेरा नंबर +९१ ९८७६५ ४३२१० है', '+९१ ९८७६५ ४३२१०', 'IN'],
  ['email', 'メールはanna@example.orgです', 'anna@example.org', 'JP'],
  ['email', 'Write to ａｎｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ please', 'ａｎｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'GB'],
  ['link', '我们家在example.com/pics可以看', 'example.com/pics', 'CN'],
  ['handle', '我的微信号是@anna123，你可以加我', '@anna123', 'CN'],
])('a %s is found in other scripts: %s', (kind, text, detail, country) => {
  expect(found(text, [], country)).toEqual([[kind, detail]]);
});

test('finds a name in any Unicode normalization', () => {
  expect(found('Then ANDRE\u0301 came.', ['Andr\u00e9'])).toEqual([['name', 'ANDRE\u0301']]);
});

test.each([
  'We have had this fight 3 times since 2019, and it cost us 1,250 dollars.',
  'He cooks at 7.30, I eat at 8. The bill was 45.50 for 2 people.',
  'She said no.So I left, e.g. for the shop, i.e. the one on the corner.',
  'GB00 WEST 1234 5698 7654 32 is no account, since its check digits are wrong.',
  'It is 5 days a week on the road, and 3 more in a place of their own.',
  'I drive 2 hours each way, 10 times a month, and live 2 miles down the road.',
])('an everyday text has nothing of it: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('reports overlapping matches once, in order', () => {
  const text = 'Mail anna@example.org or @anna, or come to 12 Baker Street.';
  const details = findPersonal(text, { names: ['anna'], country: 'GB' });
  expect(details.map(({ kind }) => kind)).toEqual(['email', 'handle', 'address']);
  expect(details.map(({ start, end }) => text.slice(start, end))).toEqual(details.map((detail) => detail.text));
});
