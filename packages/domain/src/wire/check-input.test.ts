import { expect, test } from 'vitest';
import { credentialsInput } from '../accounts/account.api.ts';
import { postConflictInput } from '../conflicts/conflict.api.ts';
import { checkInput } from './check-input.ts';

test('returns the parsed input of a valid form', () => {
  expect(checkInput(credentialsInput, { email: ' Ana@Example.org ', password: 'secret' })).toEqual({
    ok: true,
    value: { email: 'ana@example.org', password: 'secret' },
  });
});

test('returns one message per invalid field, in the specification’s words', () => {
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
