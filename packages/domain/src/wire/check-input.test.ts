import { expect, test } from 'vitest';
import { credentialsInput } from '../accounts/account.api.ts';
import { postConflictInput } from '../conflicts/conflict.api.ts';
import { checkInput } from './check-input.ts';

test('gives the parsed input of a form without errors', () => {
  expect(checkInput(credentialsInput, { email: ' Ana@Example.org ', password: 'secret' })).toEqual({
    ok: true,
    value: { email: 'ana@example.org', password: 'secret' },
  });
});

test('says what is wrong with each field, once, in the words of the specification', () => {
  expect(checkInput(postConflictInput, { title: 'Short', hisSide: '', herSide: 'x'.repeat(20), category: '' })).toEqual(
    {
      ok: false,
      error: {
        title: 'Title must be at least 10 characters',
        hisSide: 'His side must be at least 20 characters',
        category: 'Please select a category',
      },
    },
  );
});

test.each(['constructor', 'toString', 'hasOwnProperty'])('says so of an unknown field called %s', (field) => {
  expect(checkInput(credentialsInput, { email: 'ana@example.org', password: 'secret', [field]: 1 })).toEqual({
    ok: false,
    error: { [field]: 'Unknown field' },
  });
});
