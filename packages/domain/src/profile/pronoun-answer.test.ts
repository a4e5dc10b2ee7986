import { expect, test } from 'vitest';
import { PRONOUN_CHOICES } from '../model/pronouns.ts';
import { toPronounAnswer, toPronouns } from './pronoun-answer.ts';

test.each(PRONOUN_CHOICES)('stores and shows the choice %s', (choice) => {
  expect(toPronouns({ choice, custom: choice === 'custom' ? ' ' : 'left over' })).toBe(choice);
  expect(toPronounAnswer(choice)).toEqual({ choice, custom: '' });
});

test('stores a custom text, and shows it as custom', () => {
  expect(toPronouns({ choice: 'custom', custom: 'ze/zir' })).toBe('ze/zir');
  expect(toPronounAnswer('ze/zir')).toEqual({ choice: 'custom', custom: 'ze/zir' });
});

test('chooses nothing until the member answers', () => {
  expect(toPronouns({ choice: '', custom: '' })).toBe('');
  expect([null, ''].map(toPronounAnswer)).toEqual([
    { choice: '', custom: '' },
    { choice: '', custom: '' },
  ]);
});
