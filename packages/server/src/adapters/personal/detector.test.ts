import { expect, test } from 'vitest';
import { detectPersonal } from './detector.ts';

test.each([
  ['phone', 'Call him on +49 171 1234567 and see.'],
  ['phone', 'My number is 07911 123456 by the way.'],
  ['phone', 'Or text (212) 736-5000 at night.'],
  ['email', 'Write to anna.k+notes@example.org please.'],
  ['link', 'It is all on https://example.org/our-house?x=1 now.'],
  ['iban', 'He put GB82 WEST 1234 5698 7654 32 on the fridge.'],
  ['address', 'We live at 12 Baker Street with the cat.'],
  ['handle', 'She follows @anna.k_92 and says nothing.'],
])('%s is found: %s', (kind, text) => {
  expect(detectPersonal(text)).toEqual([kind]);
});

test.each([
  'We have had this fight 3 times since 2019, and it cost us 1,250 dollars.',
  'He cooks at 7.30, I eat at 8. The bill was 45.50 for 2 people.',
  'She said no.So I left, e.g. for the shop, i.e. the one on the corner.',
  'Anna and Ben argue, and Anna’s mother came.',
])('an everyday text has nothing of it, nor is a name: %s', (text) => {
  expect(detectPersonal(text)).toEqual([]);
});

test('each kind is told once', () => {
  expect(detectPersonal('Mail a@example.org or b@example.org, or come to 12 Baker Street.')).toEqual([
    'email',
    'address',
  ]);
});
