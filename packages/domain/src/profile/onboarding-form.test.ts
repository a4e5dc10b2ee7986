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

test('refuses custom pronouns without text', () => {
  const custom = { choice: 'custom', custom: ' ' } as const;
  const untold = { ...answers, userPronouns: custom, partnerPronouns: custom };
  const message = 'Please type the pronouns, or choose others';
  expect(checkOnboardingStep('you', untold)).toEqual({ userPronouns: message });
  expect(checkOnboardingStep('partner', untold)).toEqual({ partnerPronouns: message });
});

test('refuses the author’s own name for the partner', () => {
  expect(checkOnboardingStep('partner', { ...answers, partnerNickname: 'aNa ' })).toEqual({
    partnerNickname: 'Please use a different nickname than your own',
  });
  const sameDisguise = { ...answers, partnerPseudonym: 'quietfox' };
  expect(checkOnboardingStep('conflict', sameDisguise)).toEqual({
    partnerPseudonym: 'Please use a different pseudonym than your own',
  });
  expect(checkOnboardingStep('conflict', { ...sameDisguise, isAnonymous: false })).toEqual({});
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
  expect(toFirstConflict(answers)).toMatchObject({
    anonymous: true,
    userNickname: 'QuietFox',
    partnerNickname: 'CalmOtter',
  });
  expect(toFirstConflict({ ...answers, isAnonymous: false })).toEqual({
    title: answers.title,
    herSide: answers.yourPerspective,
    hisSide: answers.theirPerspective,
    category: 'household',
    authorSide: 'her',
    anonymous: false,
  });
  expect(checkOnboardingStep('conflict', { ...answers, pseudonym: '' })).toEqual({
    pseudonym: 'Please enter a nickname',
  });
  expect(checkOnboardingStep('conflict', { ...answers, pseudonym: '', isAnonymous: false })).toEqual({});
});

test('says that a perspective is too long', () => {
  expect(checkOnboardingStep('conflict', { ...answers, yourPerspective: 'y'.repeat(5_001) })).toEqual({
    yourPerspective: 'A perspective must be at most 5000 characters',
  });
});

test('reports a reserved nickname before sending', () => {
  expect(checkOnboardingStep('you', { ...answers, userNickname: 'Admin' })).toEqual({
    userNickname: 'This nickname isn’t available',
  });
});
