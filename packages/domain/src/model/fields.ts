import * as v from 'valibot';
import { line, parsed, VALIDATION } from '../wire/index.ts';
import { isAvatarId } from './avatar.ts';
import { toCategoryId } from './category.ts';
import { CUSTOM_PRONOUNS_MAX, RELATIONSHIP_LABELS } from './pronouns.ts';
import { SIDES } from './vote.ts';

export const category = parsed(toCategoryId, VALIDATION.categoryRequired);

export const side = v.picklist(SIDES, VALIDATION.invalid);

export const pronouns = (required: string) => line(1, required, CUSTOM_PRONOUNS_MAX, VALIDATION.pronounsMax);

export const avatarId = v.pipe(v.string(VALIDATION.invalid), v.check(isAvatarId, VALIDATION.invalid));

export const relationshipLabel = v.picklist(RELATIONSHIP_LABELS, VALIDATION.invalid);
