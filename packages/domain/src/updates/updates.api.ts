import * as v from 'valibot';
import { conflictParams } from '../conflicts/conflict.api.ts';
import { COLLAPSED_BY } from '../conflicts/shown.rule.ts';
import { CATEGORY_IDS, UPDATES, VOTES_HELPED } from '../model/index.ts';
import * as field from '../wire/fields.ts';
import type { Route } from '../wire/index.ts';
import { conflictIdOut, isoTime, listOf, opIdOut, UPDATE_MAX, VALIDATION, view, wholeNumber } from '../wire/index.ts';

export const updateInput = field.form({
  ending: v.picklist(UPDATES, VALIDATION.updateRequired),
  votesHelped: v.optional(v.nullable(v.picklist(VOTES_HELPED, VALIDATION.invalid)), null),
  text: v.optional(field.text(0, VALIDATION.invalid, UPDATE_MAX, VALIDATION.updateMax), ''),
  forStories: v.optional(v.boolean(VALIDATION.invalid), false),
});
export type UpdateInput = v.InferOutput<typeof updateInput>;

const updateViewSchema = view({
  number: wholeNumber,
  ending: v.picklist(UPDATES),
  /** Empty if the author wrote nothing; null if this viewer may read the text only after voting. */
  text: v.nullable(v.string()),
  /** For an anonymous conflict, only the start of the UTC day. */
  notifiedAt: isoTime,
  timeAgo: v.string(),
  isTakenDown: v.boolean(),
  collapsedBy: v.nullable(v.picklist(COLLAPSED_BY)),
});
export type UpdateView = v.InferOutput<typeof updateViewSchema>;

const updatesViewSchema = view({
  updates: listOf(updateViewSchema),
  isFollowing: v.boolean(),
  opensAt: v.nullable(isoTime),
  anonymous: v.boolean(),
});
export type UpdatesView = v.InferOutput<typeof updatesViewSchema>;

const updateReceiptSchema = view({ opId: opIdOut, conflictId: conflictIdOut, number: wholeNumber });
export type UpdateReceipt = v.InferOutput<typeof updateReceiptSchema>;

const followingSchema = view({ isFollowing: v.boolean() });
export type UpdateFollowing = v.InferOutput<typeof followingSchema>;

const storySchema = view({
  conflictId: conflictIdOut,
  title: v.string(),
  category: v.picklist(CATEGORY_IDS),
  ending: v.picklist(UPDATES),
  text: v.string(),
  timeAgo: v.string(),
});
export type StoryView = v.InferOutput<typeof storySchema>;

const storiesSchema = view({
  stories: listOf(storySchema),
  helped: v.nullable(view({ helped: wholeNumber, answered: wholeNumber })),
});
export type StoriesView = v.InferOutput<typeof storiesSchema>;

const follow = {
  params: conflictParams,
  access: 'member',
  errors: ['conflict-not-found'],
  output: followingSchema,
} as const satisfies Route;

export const updateRoutes = {
  updates: { params: conflictParams, access: 'anyone', errors: ['conflict-not-found'], output: updatesViewSchema },
  addUpdate: {
    params: conflictParams,
    body: updateInput,
    access: 'member',
    operation: true,
    dropsCachedResponses: true,
    status: 201,
    errors: ['suspended', 'conflict-not-found', 'not-the-author', 'update-too-soon', 'updates-used-up'],
    output: updateReceiptSchema,
  },
  followUpdates: follow,
  unfollowUpdates: follow,
  stories: { access: 'anyone', common: true, output: storiesSchema },
} as const satisfies Record<string, Route>;
