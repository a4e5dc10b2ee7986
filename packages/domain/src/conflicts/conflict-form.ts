import { cleanText, visibleLength } from '../kernel/index.ts';
import type { ConflictAnswers } from '../model/index.ts';
import { isSameNickname } from '../names/nickname.rule.ts';
import { checkInput, type FieldErrors, PERSPECTIVE_MIN, SIDE_MAX, SIDE_MIN, VALIDATION } from '../wire/index.ts';
import { postAnonymousConflictInput, postConflictInput } from './conflict.api.ts';
import type { SideLabels } from './shown.rule.ts';
import { tagsOf } from './tags.rule.ts';

/** In visible characters. Anonymous conflicts need more text, because readers lack context. */
export const sideMinimum = ({ isAnonymous }: Pick<ConflictAnswers, 'isAnonymous'>): number =>
  isAnonymous ? PERSPECTIVE_MIN : SIDE_MIN;

export const checkConflictForm = (answers: ConflictAnswers, labels: SideLabels): FieldErrors => ({
  ...ownNameErrors(answers),
  ...samePseudonymErrors(answers),
  ...(answers.isAnonymous ? pseudonymErrors(answers) : {}),
  ...sideError(answers, 'herSide', labels.her),
  ...sideError(answers, 'hisSide', labels.his),
  ...(answers.authorSide === null && { authorSide: VALIDATION.authorSideRequired }),
});

export const toPostedConflict = ({
  title,
  category,
  herSide,
  hisSide,
  authorSide,
  tags,
  contentNotes,
}: Omit<ConflictAnswers, 'isAnonymous' | 'avatarId' | 'pseudonym' | 'partnerPseudonym'>) => ({
  title,
  category,
  herSide,
  hisSide,
  ...(authorSide && { authorSide }),
  ...(tagsOf(tags).length > 0 && { tags: tagsOf(tags) }),
  ...(contentNotes && contentNotes.length > 0 && { contentNotes }),
});

export const toAnonymousConflict = (answers: ConflictAnswers) => ({
  ...toPostedConflict(answers),
  anonymous: true,
  userNickname: answers.pseudonym,
  partnerNickname: answers.partnerPseudonym,
  userAvatarId: answers.avatarId,
});

export const toConflictFormErrors = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([field, message]) => {
      const name = field.replace(/^(tags|contentNotes)\.\d+$/, '$1');
      return [FORM_NAMES[name] ?? name, message];
    }),
  );

const FORM_NAMES: Readonly<Record<string, string>> = {
  userNickname: 'pseudonym',
  partnerNickname: 'partnerPseudonym',
  userAvatarId: 'avatarId',
};

const ownNameErrors = (answers: ConflictAnswers): FieldErrors => {
  const checked = checkInput(postConflictInput, toPostedConflict(answers));
  return checked.ok ? {} : toConflictFormErrors(checked.error);
};

export const samePseudonymErrors = ({
  isAnonymous,
  pseudonym,
  partnerPseudonym,
}: Pick<ConflictAnswers, 'isAnonymous' | 'pseudonym' | 'partnerPseudonym'>): FieldErrors =>
  isAnonymous && isSameNickname(pseudonym, partnerPseudonym)
    ? { partnerPseudonym: VALIDATION.partnerPseudonymSame }
    : {};

const pseudonymErrors = (answers: ConflictAnswers): FieldErrors => {
  const checked = checkInput(postAnonymousConflictInput, toAnonymousConflict(answers));
  if (checked.ok) return {};
  const { userNickname, partnerNickname } = checked.error;
  return toConflictFormErrors({ ...(userNickname && { userNickname }), ...(partnerNickname && { partnerNickname }) });
};

const sideError = (answers: ConflictAnswers, field: 'herSide' | 'hisSide', label: string): FieldErrors => {
  const account = cleanText(answers[field]);
  const minimum = sideMinimum(answers);
  if (visibleLength(account, minimum) < minimum) return { [field]: `${label} must be at least ${minimum} characters` };
  return account.length > SIDE_MAX ? { [field]: `${label} must be at most ${SIDE_MAX} characters` } : {};
};
