import * as v from 'valibot';
import { CATEGORY_IDS, CONTENT_NOTES } from './category.ts';
import { SIDES } from './side.ts';

/** What the submit form asks, as its fields hold it: also what a draft of it is, and what waits to be posted. */
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
  /** As they are typed, separated by commas. */
  tags: v.string(),
  contentNotes: v.exactOptional(v.array(v.picklist(CONTENT_NOTES))),
});

export type ConflictAnswers = v.InferOutput<typeof conflictAnswers>;
