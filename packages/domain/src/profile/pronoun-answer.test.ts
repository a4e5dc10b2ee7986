import { expect, test } from 'vitest';
import { PRONOUN_CHOICES } from '../model/pronouns.ts';
import { toPronounAnswer, toPronouns } from './pronoun-answer.ts';

test.each(PRONOUN_CHOICES)('the choice %s is what is stored, and shown again', (choice) => {
  expect(toPronouns({ choice, custom: choice === 'custom' ? ' ' : 'left over' })).toBe(choice);
  expect(toPronounAnswer(choice)).toEqual({ choice, custom: '' });
});

test('a text of one’s own is what is stored, and shown again as custom', () => {
  expect(toPronouns({ choice: 'custom', custom: 'ze/zir' })).toBe('ze/zir');
  expect(toPronounAnswer('ze/zir')).toEqual({ choice: 'custom', custom: 'ze/zir' });
});

test('as long as nothing is said, nothing is chosen', () => {
  expect(toPronouns({ choice: '', custom: '' })).toBe('');
  expect([null, ''].map(toPronounAnswer)).toEqual([
    { choice: '', custom: '' },
    { choice: '', custom: '' },
  ]);
});
