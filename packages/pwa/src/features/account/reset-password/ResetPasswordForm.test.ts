import { expect, test } from 'vitest';
import { checkNewPassword } from './ResetPasswordScreen.tsx';

test('a password of six characters, typed twice, is fine', () => {
  expect(checkNewPassword({ password: 'abc def', confirmation: 'abc def' })).toEqual({});
  expect(checkNewPassword({ password: '123456', confirmation: '123456' })).toEqual({});
});

test('reports a wrong length first', () => {
  expect(checkNewPassword({ password: '12345', confirmation: '' })).toEqual({
    password: 'Password must be at least 6 characters long',
  });
  expect(checkNewPassword({ password: 'x'.repeat(129), confirmation: '' })).toEqual({
    password: 'Password must be at most 128 characters',
  });
});

test('two passwords that differ by a space do not match', () => {
  expect(checkNewPassword({ password: 'secret1', confirmation: 'secret1 ' })).toEqual({
    confirmation: 'Passwords do not match',
  });
});
