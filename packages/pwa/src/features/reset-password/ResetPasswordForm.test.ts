import { expect, test } from 'vitest';
import { checkNewPassword } from './ResetPasswordForm.tsx';

test('a password of six characters, typed twice, is fine', () => {
  expect(checkNewPassword({ password: 'abc def', confirmation: 'abc def' })).toEqual({});
  expect(checkNewPassword({ password: '123456', confirmation: '123456' })).toEqual({});
});

test('too short and too long is said before anything else', () => {
  expect(checkNewPassword({ password: '12345', confirmation: '' })).toEqual({
    password: 'Password must be at least 6 characters long',
  });
  expect(checkNewPassword({ password: 'x'.repeat(129), confirmation: '' })).toEqual({
    password: 'Password must be at most 128 characters',
  });
});

test('two different passwords do not match, also when they differ by a space', () => {
  expect(checkNewPassword({ password: 'secret1', confirmation: 'secret1 ' })).toEqual({
    confirmation: 'Passwords do not match',
  });
});
