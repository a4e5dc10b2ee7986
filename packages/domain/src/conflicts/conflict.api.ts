import * as v from 'valibot';
import * as modelField from '../model/fields.ts';
import { CONTENT_NOTES, CONTENT_NOTES_MAX } from '../model/index.ts';
import { conflictDetailViewSchema } from '../reading/conflict.view.ts';
import * as field from '../wire/fields.ts';
import {
  conflictIdOut,
  messageViewSchema,
  PERSPECTIVE_MIN,
  type Route,
  SIDE_MAX,
  SIDE_MIN,
  TAGS_MAX,
  TITLE_MAX,
  TITLE_MIN,
  VALIDATION,
  view,
} from '../wire/index.ts';
import { uniqueTags } from './tags.rule.ts';

const nickname = field.name(1, VALIDATION.onboardingNickname, 20, VALIDATION.nicknameMax);
const partnerNickname = field.name(1, VALIDATION.onboardingPartnerNickname, 20, VALIDATION.partnerNicknameMax);

const tags = v.pipe(
  v.array(field.line(1, VALIDATION.invalid, 30, VALIDATION.tagMax), VALIDATION.invalid),
  v.transform((given) => uniqueTags(given)),
  v.maxLength(TAGS_MAX, VALIDATION.tagsMax),
);

export const contentNotes = v.pipe(
  v.array(v.picklist(CONTENT_NOTES, VALIDATION.invalid), VALIDATION.invalid),
  v.transform((given) => CONTENT_NOTES.filter((note) => given.includes(note))),
  v.maxLength(CONTENT_NOTES_MAX, VALIDATION.contentNotesMax),
);

export const postConflictInput = field.form({
  title: field.line(TITLE_MIN, VALIDATION.titleMin, TITLE_MAX, VALIDATION.titleMax),
  hisSide: field.text(SIDE_MIN, VALIDATION.hisSideMin, SIDE_MAX, VALIDATION.hisSideMax),
  herSide: field.text(SIDE_MIN, VALIDATION.herSideMin, SIDE_MAX, VALIDATION.herSideMax),
  category: modelField.category,
  authorSide: v.optional(modelField.side),
  tags: v.optional(tags),
  contentNotes: v.optional(contentNotes),
});

export const postAnonymousConflictInput = field.form({
  title: field.line(1, VALIDATION.onboardingTitle, TITLE_MAX, VALIDATION.titleMax),
  hisSide: field.text(PERSPECTIVE_MIN, VALIDATION.onboardingTheirPerspective, SIDE_MAX, VALIDATION.hisSideMax),
  herSide: field.text(PERSPECTIVE_MIN, VALIDATION.onboardingTheirPerspective, SIDE_MAX, VALIDATION.herSideMax),
  category: modelField.category,
  authorSide: v.optional(modelField.side),
  tags: v.optional(tags),
  contentNotes: v.optional(contentNotes),
  /** True by default, because a published name cannot be taken back. */
  anonymous: v.optional(v.boolean(VALIDATION.invalid), true),
  userNickname: v.optional(nickname),
  partnerNickname: v.optional(partnerNickname),
  userAvatarId: v.optional(modelField.avatarId),
});

export const conflictParams = field.form({ id: field.conflictId });

export type PostConflictInput = v.InferOutput<typeof postConflictInput>;
export type PostAnonymousConflictInput = v.InferOutput<typeof postAnonymousConflictInput>;
export const editConflictInput = v.pipe(
  v.partial(postConflictInput),
  v.check((input) => Object.keys(input).length > 0, VALIDATION.required),
);

export type EditConflictInput = v.InferOutput<typeof editConflictInput>;

const postedConflictSchema = view({ id: conflictIdOut, path: v.string() });
export type PostedConflict = v.InferOutput<typeof postedConflictSchema>;

const post = {
  access: 'member',
  dropsCachedResponses: true,
  operation: true,
  status: 201,
  errors: ['suspended', 'email-verification-required', 'onboarding-required', 'author-side-required'],
  output: postedConflictSchema,
} as const satisfies Route;

const change = {
  params: conflictParams,
  access: 'member',
  dropsCachedResponses: true,
  errors: ['conflict-not-found', 'not-the-author'],
  output: messageViewSchema,
} as const satisfies Route;

const pause = {
  ...change,
  errors: ['conflict-not-found', 'not-the-author', 'pause-lifted'],
} as const satisfies Route;

const embed = {
  ...change,
  errors: ['suspended', 'conflict-not-found', 'not-the-author', 'embed-anonymous'],
} as const satisfies Route;

export const conflictRoutes = {
  postConflict: { ...post, body: postConflictInput },
  postAnonymousConflict: { ...post, body: postAnonymousConflictInput },
  editConflict: {
    ...change,
    body: editConflictInput,
    errors: ['suspended', 'conflict-not-found', 'not-the-author', 'conflict-frozen'],
    output: conflictDetailViewSchema,
  },
  closeDiscussion: change,
  reopenDiscussion: change,
  allowEmbed: embed,
  forbidEmbed: embed,
  pauseVoting: pause,
  resumeVoting: pause,
  takeDownConflict: change,
} as const satisfies Record<string, Route>;
