import * as v from 'valibot';
import { CATEGORY_IDS, CONTENT_NOTES } from './category.ts';
import { SIDES } from './vote.ts';

export const conflictAnswers = v.object({
  title: v.string(),
  category: v.picklist(['', ...CATEGORY_IDS]),
  herSide: v.string(),
  hisSide: v.string(),
  authorSide: v.nullable(v.picklist(SIDES)),
  isAnonymous: v.boolean(),
  avatarId: v.string(),
  pseudonym: v.string(),
  partnerPseudonym: v.string(),
  tags: v.string(),
  contentNotes: v.exactOptional(v.array(v.picklist(CONTENT_NOTES))),
});

export type ConflictAnswers = v.InferOutput<typeof conflictAnswers>;
