import { describe, expect, test } from 'vitest';
import type { ConflictAnswers } from '../model/conflict-answers.ts';
import { checkInput } from '../wire/check-input.ts';
import { postAnonymousConflictInput, postConflictInput } from './conflict.api.ts';
import {
  checkConflictForm,
  sideMinimum,
  toAnonymousConflict,
  toConflictFormErrors,
  toPostedConflict,
} from './conflict-form.ts';
import { DEFAULT_SIDE_LABELS } from './shown.rule.ts';

const NAMES = { her: "Sam's side", his: "Alex's side" };
const OPEN: ConflictAnswers = {
  title: 'Who does the dishes?',
  category: 'household',
  herSide: 'x'.repeat(20),
  hisSide: 'x'.repeat(20),
  authorSide: 'her',
  isAnonymous: false,
  avatarId: 'emoji-0-0',
  pseudonym: 'QuietFox',
  partnerPseudonym: 'CalmRiver',
  tags: '',
};
const ANONYMOUS: ConflictAnswers = { ...OPEN, isAnonymous: true, herSide: 'x'.repeat(50), hisSide: 'x'.repeat(50) };
const UNNAMED = { pseudonym: '', partnerPseudonym: '' };
const EMPTY: ConflictAnswers = {
  ...OPEN,
  ...UNNAMED,
  title: '',
  category: '',
  herSide: '',
  hisSide: '',
  authorSide: null,
};

describe('the submit form', () => {
  test('names everything missing, in the specification’s words', () => {
    expect(checkConflictForm(EMPTY, DEFAULT_SIDE_LABELS)).toEqual({
      title: 'Title must be at least 10 characters',
      category: 'Please select a category',
      herSide: 'Her side must be at least 20 characters',
      hisSide: 'His side must be at least 20 characters',
      authorSide: 'Please say which side is yours',
    });
  });

  test('requires names and more text for an anonymous conflict', () => {
    expect([sideMinimum(OPEN), sideMinimum(ANONYMOUS)]).toEqual([20, 50]);
    expect(
      checkConflictForm(
        { ...ANONYMOUS, herSide: 'x'.repeat(49), pseudonym: ' ', partnerPseudonym: 'x'.repeat(21) },
        DEFAULT_SIDE_LABELS,
      ),
    ).toEqual({
      herSide: 'Her side must be at least 50 characters',
      pseudonym: 'Please enter a nickname',
      partnerPseudonym: 'Partner nickname must be at most 20 characters',
    });
  });

  test('labels the sides like the form', () => {
    expect(checkConflictForm({ ...OPEN, herSide: '', hisSide: 'x'.repeat(5_001) }, NAMES)).toEqual({
      herSide: "Sam's side must be at least 20 characters",
      hisSide: "Alex's side must be at most 5000 characters",
    });
  });
});

test('tags are typed in one line, and share one error', () => {
  const tagged = { ...OPEN, tags: 'chores, #sleep, Chores' };
  expect(checkConflictForm(tagged, DEFAULT_SIDE_LABELS)).toEqual({});
  expect(toPostedConflict(tagged)).toMatchObject({ tags: ['chores', 'sleep'] });
  expect(toAnonymousConflict({ ...ANONYMOUS, tags: 'chores' })).toMatchObject({ tags: ['chores'] });
  expect(checkConflictForm({ ...OPEN, tags: 'a,b,c,d,e,f' }, DEFAULT_SIDE_LABELS)).toEqual({
    tags: 'Please use at most 5 tags',
  });
  expect(checkConflictForm({ ...OPEN, tags: `a, ${'x'.repeat(31)}` }, DEFAULT_SIDE_LABELS)).toEqual({
    tags: 'A tag must be at most 30 characters',
  });
});

test('accepts what the server accepts, in one’s own name and anonymously', () => {
  for (const answers of [OPEN, ANONYMOUS]) expect(checkConflictForm(answers, DEFAULT_SIDE_LABELS)).toEqual({});
  const { title, herSide, hisSide } = OPEN;
  expect(checkInput(postConflictInput, toPostedConflict(OPEN))).toEqual({
    ok: true,
    value: { title, category: 'household', herSide, hisSide, authorSide: 'her' },
  });
  const names = { userNickname: 'QuietFox', partnerNickname: 'CalmRiver', userAvatarId: 'emoji-0-0' };
  expect(checkInput(postAnonymousConflictInput, toAnonymousConflict(ANONYMOUS))).toEqual({
    ok: true,
    value: { ...toPostedConflict(ANONYMOUS), anonymous: true, ...names },
  });
});

test('shows the server’s error at the field it belongs to', () => {
  expect(toConflictFormErrors({ title: 'a', userNickname: 'b', partnerNickname: 'c', userAvatarId: 'd' })).toEqual({
    title: 'a',
    pseudonym: 'b',
    partnerPseudonym: 'c',
    avatarId: 'd',
  });
});
