import type { OpId } from '@twosides/domain/kernel';
import type { OnboardingAnswers } from '@twosides/domain/profile';
import { SIDE_MAX } from '@twosides/domain/wire';
import { expect, test } from 'vitest';
import { withQuestion } from './first-answers.ts';

const blank = { userNickname: '', title: '', yourPerspective: '' } as OnboardingAnswers;
const drafted = { ...blank, userNickname: 'Ana', title: 'Who cooks?', yourPerspective: 'I do.' };
const draft = (answers: OnboardingAnswers) => ({ step: 'partner' as const, answers, opId: 'op-1' as OpId });

test('a question begun before signing up is the title of the first conflict', () => {
  expect(withQuestion(null, blank, { title: 'Is this fair?', account: null })).toEqual({
    step: 'welcome',
    answers: { ...blank, title: 'Is this fair?' },
    opId: null,
  });
});

test('replaces an earlier title and keeps the rest of a draft', () => {
  expect(withQuestion(draft(drafted), blank, { title: 'Is this fair?', account: null })).toEqual({
    step: 'partner',
    answers: { ...drafted, title: 'Is this fair?' },
    opId: null,
  });
});

test('appends shared text to the draft if it fits', () => {
  const shared = { title: null, account: 'https://example.org/a' };
  expect(withQuestion(draft(drafted), blank, shared).answers).toMatchObject({
    title: 'Who cooks?',
    yourPerspective: 'I do.\n\nhttps://example.org/a',
  });
  const full = { ...drafted, yourPerspective: 'y'.repeat(SIDE_MAX) };
  expect(withQuestion(draft(full), blank, shared).answers).toEqual(full);
});
