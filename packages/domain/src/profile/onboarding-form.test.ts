import { expect, test } from 'vitest';
import {
  checkOnboardingStep,
  type OnboardingAnswers,
  onboardingAuthorSide,
  toFirstConflict,
  toOnboardingInput,
} from './onboarding-form.ts';

const answers: OnboardingAnswers = {
  isReady: true,
  userNickname: 'Ana',
  userPronouns: { choice: 'she/her', custom: '' },
  partnerNickname: 'Ben',
  relationshipLabel: '',
  partnerPronouns: { choice: 'he/him', custom: '' },
  title: 'Who does the dishes?',
  yourPerspective: 'y'.repeat(50),
  theirPerspective: 't'.repeat(50),
  category: 'household',
  authorSide: null,
  isAnonymous: true,
  pseudonym: 'QuietFox',
  partnerPseudonym: 'CalmOtter',
  tags: '',
};
const they = { choice: 'they/them', custom: '' } as const;

test('complete answers block no step', () => {
  for (const step of ['welcome', 'you', 'partner', 'conflict'] as const)
    expect(checkOnboardingStep(step, answers)).toEqual({});
});

test('sends the profile with custom pronouns as text and the pattern as avatar', () => {
  expect(toOnboardingInput({ ...answers, partnerPronouns: { choice: 'custom', custom: 'ze/zir' } })).toEqual({
    userNickname: 'Ana',
    userPronouns: 'she/her',
    userAvatarId: 'geometric',
    partnerNickname: 'Ben',
    partnerPronouns: 'ze/zir',
    partnerAvatarId: 'geometric',
    relationshipLabel: null,
  });
});

const custom = { choice: 'custom', custom: ' ' } as const;
const CUSTOM = 'Please type the pronouns, or choose others';
const SAME_DISGUISE = { partnerPseudonym: 'quietfox' };
const OWN_NAME = 'Please use a different nickname than your own';
const OWN_DISGUISE = 'Please use a different pseudonym than your own';
const LONG = 'A perspective must be at most 5000 characters';

test.each<[string, Parameters<typeof checkOnboardingStep>[0], Partial<OnboardingAnswers>, object]>([
  ['a reserved nickname', 'you', { userNickname: 'Admin' }, { userNickname: 'This nickname isn’t available' }],
  ['custom pronouns without text', 'you', { userPronouns: custom }, { userPronouns: CUSTOM }],
  ['the partner’s custom pronouns without text', 'partner', { partnerPronouns: custom }, { partnerPronouns: CUSTOM }],
  ['the author’s own name for the partner', 'partner', { partnerNickname: 'aNa ' }, { partnerNickname: OWN_NAME }],
  ['the author’s pseudonym for the partner', 'conflict', SAME_DISGUISE, { partnerPseudonym: OWN_DISGUISE }],
  ['no pseudonym that is not sent', 'conflict', { ...SAME_DISGUISE, isAnonymous: false }, {}],
  ['a missing pseudonym', 'conflict', { pseudonym: '' }, { pseudonym: 'Please enter a nickname' }],
  ['no missing pseudonym in one’s own name', 'conflict', { pseudonym: '', isAnonymous: false }, {}],
  ['a perspective that is too long', 'conflict', { yourPerspective: 'y'.repeat(5_001) }, { yourPerspective: LONG }],
])('refuses %s', (_, step, changes, errors) => {
  expect(checkOnboardingStep(step, { ...answers, ...changes })).toEqual(errors);
});

test.each([
  ['she/her', 'y', 't'],
  ['he/him', 't', 'y'],
] as const)('an author who is %s tells the right side', (choice, her, his) => {
  const conflict = toFirstConflict({ ...answers, userPronouns: { choice, custom: '' } });
  expect([conflict.herSide[0], conflict.hisSide[0]]).toEqual([her, his]);
});

test('uses the answer only if pronouns decide nothing', () => {
  expect(onboardingAuthorSide({ ...answers, authorSide: 'his' })).toBe('her');
  const undecided = { ...answers, userPronouns: they, partnerPronouns: they };
  expect(onboardingAuthorSide(undecided)).toBeNull();
  expect(checkOnboardingStep('conflict', undecided)).toEqual({ authorSide: 'Please say which side is yours' });
  const hisSide = answers.yourPerspective;
  expect(toFirstConflict({ ...undecided, authorSide: 'his' })).toMatchObject({ authorSide: 'his', hisSide });
});

test.each([
  ['ana@example.org', 1],
  ['a@b.de', 1],
  ['@ana.b', 0],
  ['ana@home', 0],
])('the nickname %s has %d errors, one’s own or the partner’s, as an email address', (name, count) => {
  const own = checkOnboardingStep('you', { ...answers, userNickname: name });
  expect(Object.keys(own)).toHaveLength(count);
  const partner = checkOnboardingStep('partner', { ...answers, partnerNickname: name });
  expect(Object.keys(partner)).toEqual(count === 0 ? [] : ['partnerNickname']);
});

test('the first conflict has its tags and content notes', () => {
  const tagged = { ...answers, tags: 'Chores, in-laws', contentNotes: ['violence' as const] };
  expect(toFirstConflict(tagged)).toMatchObject({ tags: ['Chores', 'in-laws'], contentNotes: ['violence'] });
  expect(checkOnboardingStep('conflict', tagged)).toEqual({});
  const many = Array.from({ length: 20 }, (_, n) => `tag${n}`).join(',');
  expect(Object.keys(checkOnboardingStep('conflict', { ...answers, tags: many }))).toEqual(['tags']);
});

test('sends pseudonyms only with an anonymous conflict', () => {
  const disguise = { anonymous: true, userNickname: 'QuietFox', partnerNickname: 'CalmOtter' };
  expect(toFirstConflict(answers)).toMatchObject(disguise);
  expect(toFirstConflict({ ...answers, isAnonymous: false })).toEqual({
    title: answers.title,
    herSide: answers.yourPerspective,
    hisSide: answers.theirPerspective,
    category: 'household',
    authorSide: 'her',
    anonymous: false,
  });
});
