import * as v from 'valibot';
import { postAnonymousConflictInput } from '../conflicts/conflict.api.ts';
import { samePseudonymErrors, toConflictFormErrors, toPostedConflict } from '../conflicts/conflict-form.ts';
import { defaultAuthorSide } from '../conflicts/shown.rule.ts';
import {
  CATEGORY_IDS,
  CONTENT_NOTES,
  GEOMETRIC_AVATAR_ID,
  otherSide,
  RELATIONSHIP_LABELS,
  SIDES,
  type Side,
} from '../model/index.ts';
import { isReservedNickname, isSameNickname } from '../names/nickname.rule.ts';
import { checkInput, ERROR_MESSAGES, type FieldErrors, VALIDATION } from '../wire/index.ts';
import { onboardingInput } from './profile.api.ts';
import { customPronounsErrors, pronounAnswer, toPronouns } from './pronoun-answer.ts';

export const ONBOARDING_STEPS = ['welcome', 'you', 'partner', 'conflict'] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const onboardingAnswers = v.object({
  isReady: v.boolean(),
  userNickname: v.string(),
  userPronouns: pronounAnswer,
  partnerNickname: v.string(),
  relationshipLabel: v.picklist(['', ...RELATIONSHIP_LABELS]),
  partnerPronouns: pronounAnswer,
  title: v.string(),
  yourPerspective: v.string(),
  theirPerspective: v.string(),
  category: v.picklist(['', ...CATEGORY_IDS]),
  authorSide: v.nullable(v.picklist(SIDES)),
  isAnonymous: v.boolean(),
  pseudonym: v.string(),
  partnerPseudonym: v.string(),
  tags: v.optional(v.string(), ''),
  contentNotes: v.exactOptional(v.array(v.picklist(CONTENT_NOTES))),
});

export type OnboardingAnswers = v.InferOutput<typeof onboardingAnswers>;

export const checkOnboardingStep = (step: OnboardingStep, answers: OnboardingAnswers): FieldErrors => {
  switch (step) {
    case 'welcome':
      return answers.isReady ? {} : { isReady: VALIDATION.onboardingReady };
    case 'you':
      return { ...reservedNickname(answers), ...pick(profileErrors(answers), ['userNickname', 'userPronouns']) };
    case 'partner':
      return pick(profileErrors(answers), ['partnerNickname', 'relationshipLabel', 'partnerPronouns']);
    case 'conflict':
      return { ...missingSide(answers), ...samePseudonymErrors(answers), ...conflictErrors(answers) };
  }
};

export const onboardingAuthorSide = (answers: OnboardingAnswers): Side | null =>
  pronounsSide(answers) ?? answers.authorSide;

export const asksForAuthorSide = (answers: OnboardingAnswers): boolean => pronounsSide(answers) === null;

export const toOnboardingInput = (answers: OnboardingAnswers) => ({
  userNickname: answers.userNickname,
  userPronouns: toPronouns(answers.userPronouns),
  userAvatarId: GEOMETRIC_AVATAR_ID,
  partnerNickname: answers.partnerNickname,
  partnerPronouns: toPronouns(answers.partnerPronouns),
  partnerAvatarId: GEOMETRIC_AVATAR_ID,
  relationshipLabel: answers.relationshipLabel || null,
});

export const toFirstConflict = (answers: OnboardingAnswers) => {
  const authorSide = onboardingAuthorSide(answers) ?? 'her';
  return {
    ...toPostedConflict({
      ...answers,
      herSide: authorSide === 'her' ? answers.yourPerspective : answers.theirPerspective,
      hisSide: authorSide === 'his' ? answers.yourPerspective : answers.theirPerspective,
      authorSide,
    }),
    anonymous: answers.isAnonymous,
    ...(answers.isAnonymous && {
      userNickname: answers.pseudonym,
      partnerNickname: answers.partnerPseudonym,
      userAvatarId: GEOMETRIC_AVATAR_ID,
    }),
  };
};

export const toConflictAnswerErrors = (answers: OnboardingAnswers, fields: FieldErrors): FieldErrors => {
  const authorSide = onboardingAuthorSide(answers) ?? 'her';
  const errors: Record<string, string> = {};
  for (const [field, message] of Object.entries(toConflictFormErrors(fields)))
    errors[answerOf(field, authorSide)] = perspectiveMessage(field, message, authorSide);
  return errors;
};

export const onboardingStepOf = (answer: string): OnboardingStep | null => {
  if (answer === 'isReady') return 'welcome';
  if (['userNickname', 'userPronouns'].includes(answer)) return 'you';
  if (['partnerNickname', 'relationshipLabel', 'partnerPronouns'].includes(answer)) return 'partner';
  return Object.hasOwn(onboardingAnswers.entries, answer) ? 'conflict' : null;
};

const pronounsSide = ({ userPronouns, partnerPronouns }: OnboardingAnswers) =>
  defaultAuthorSide(toPronouns(userPronouns), toPronouns(partnerPronouns));

const profileErrors = (answers: OnboardingAnswers): FieldErrors => {
  const { userPronouns, partnerPronouns } = answers;
  const checked = checkInput(onboardingInput, toOnboardingInput(answers));
  return {
    ...sameNicknameErrors(answers),
    ...customPronounsErrors({ userPronouns, partnerPronouns }),
    ...(checked.ok ? {} : checked.error),
  };
};

export const sameNicknameErrors = ({
  userNickname,
  partnerNickname,
}: Pick<OnboardingAnswers, 'userNickname' | 'partnerNickname'>): FieldErrors =>
  isSameNickname(userNickname, partnerNickname) ? { partnerNickname: VALIDATION.partnerNicknameSame } : {};

const conflictErrors = (answers: OnboardingAnswers): FieldErrors => {
  const checked = checkInput(postAnonymousConflictInput, toFirstConflict(answers));
  return checked.ok ? {} : toConflictAnswerErrors(answers, checked.error);
};

const reservedNickname = ({ userNickname }: OnboardingAnswers): FieldErrors =>
  isReservedNickname(userNickname) ? { userNickname: ERROR_MESSAGES['nickname-reserved'] } : {};

const missingSide = (answers: OnboardingAnswers): FieldErrors =>
  onboardingAuthorSide(answers) === null ? { authorSide: VALIDATION.authorSideRequired } : {};

const answerOf = (field: string, authorSide: Side): string => {
  if (field === `${authorSide}Side`) return 'yourPerspective';
  if (field === `${otherSide(authorSide)}Side`) return 'theirPerspective';
  return field;
};

const perspectiveMessage = (field: string, message: string, authorSide: Side): string => {
  if (message === VALIDATION.hisSideMax || message === VALIDATION.herSideMax) return VALIDATION.perspectiveMax;
  return field === `${authorSide}Side` && message === VALIDATION.onboardingTheirPerspective
    ? VALIDATION.onboardingOwnPerspective
    : message;
};

const pick = (errors: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => fields.includes(field)));
