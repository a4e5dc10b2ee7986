import * as v from 'valibot';
import { REPORT_NOTE_MAX, REPORT_REASONS } from '../model/report.ts';
import { SHARE_CHANNELS } from '../model/share.ts';
import { SEARCH_MAX } from '../rules/search-words.ts';
import { uniqueTags } from '../rules/tags.ts';
import * as field from './fields.ts';
import { COMMENT_MAX, PERSPECTIVE_MIN, SIDE_MAX, SIDE_MIN, TAGS_MAX, TITLE_MAX, TITLE_MIN } from './limits.ts';
import { VALIDATION } from './messages.ts';

const nickname = field.name(1, VALIDATION.onboardingNickname, 20, VALIDATION.nicknameMax);
const partnerNickname = field.name(1, VALIDATION.onboardingPartnerNickname, 20, VALIDATION.partnerNicknameMax);

const tags = v.pipe(
  v.array(field.line(1, VALIDATION.invalid, 30, VALIDATION.tagMax), VALIDATION.invalid),
  v.transform((given) => uniqueTags(given)),
  v.maxLength(TAGS_MAX, VALIDATION.tagsMax),
);

/** `POST /api/conflicts`: in the member's own name. */
export const postConflictInput = field.form({
  title: field.line(TITLE_MIN, VALIDATION.titleMin, TITLE_MAX, VALIDATION.titleMax),
  hisSide: field.text(SIDE_MIN, VALIDATION.hisSideMin, SIDE_MAX, VALIDATION.hisSideMax),
  herSide: field.text(SIDE_MIN, VALIDATION.herSideMin, SIDE_MAX, VALIDATION.herSideMax),
  category: field.category,
  authorSide: v.optional(field.side),
  tags: v.optional(tags),
});

/** `POST /api/conflicts/anonymous`: onboarding's form, and "Post anonymously". */
export const postAnonymousConflictInput = field.form({
  title: field.line(1, VALIDATION.onboardingTitle, TITLE_MAX, VALIDATION.titleMax),
  hisSide: field.text(PERSPECTIVE_MIN, VALIDATION.onboardingTheirPerspective, SIDE_MAX, VALIDATION.hisSideMax),
  herSide: field.text(PERSPECTIVE_MIN, VALIDATION.onboardingTheirPerspective, SIDE_MAX, VALIDATION.herSideMax),
  category: field.category,
  authorSide: v.optional(field.side),
  tags: v.optional(tags),
  anonymous: v.optional(v.boolean(VALIDATION.invalid)),
  userNickname: v.optional(nickname),
  partnerNickname: v.optional(partnerNickname),
  userAvatarId: v.optional(field.avatarId),
});

/** `textVersion`: of the words that were read, as the conflict's view gave it. */
export const voteInput = field.form({
  side: field.side,
  textVersion: v.optional(
    v.pipe(v.number(VALIDATION.invalid), v.safeInteger(VALIDATION.invalid), v.minValue(1, VALIDATION.invalid)),
  ),
});

/** A `side` is accepted and ignored: a comment's side is its author's vote. */
export const commentInput = field.form({
  content: field.text(1, VALIDATION.commentRequired, COMMENT_MAX, VALIDATION.commentMax),
  side: v.optional(v.nullable(v.unknown())),
});

const listParts = {
  limit: v.optional(field.count(1, 50)),
  category: v.optional(v.string(VALIDATION.invalid)),
  cursor: v.optional(field.cursor),
};

/** Query of the four lists. */
export const listQuery = field.form(listParts);

/** Query of today's list. `voted=today`: only what was voted on in the last 24 h. */
export const todayQuery = field.form({ ...listParts, voted: v.optional(v.literal('today', VALIDATION.invalid)) });

export const commentsQuery = field.form({ cursor: v.optional(field.cursor) });

export const conflictParams = field.form({ id: field.conflictId });

export const reportInput = field.form({
  reason: v.picklist(REPORT_REASONS, VALIDATION.invalid),
  note: v.optional(v.nullable(field.text(0, VALIDATION.invalid, REPORT_NOTE_MAX, VALIDATION.reportNoteMax))),
});

export const shareInput = field.form({ channel: v.picklist(SHARE_CHANNELS, VALIDATION.invalid) });

export const commentParams = field.form({ id: field.commentId });

export type PostConflictInput = v.InferOutput<typeof postConflictInput>;
export type PostAnonymousConflictInput = v.InferOutput<typeof postAnonymousConflictInput>;
export type ListQueryInput = v.InferOutput<typeof listQuery>;

/** Any part of a conflict that nobody has voted on; what is left out stays. */
export const editConflictInput = v.pipe(
  v.partial(postConflictInput),
  v.check((input) => Object.keys(input).length > 0, VALIDATION.required),
);

/** A search; a longer text is refused rather than cut, so that nobody wonders what was looked for. */
export const searchQuery = field.form({
  q: v.pipe(v.string(VALIDATION.invalid), v.maxLength(SEARCH_MAX, VALIDATION.invalid)),
});

/** Query of the leaderboard; the week's unless it says otherwise. */
export const leaderboardQuery = field.form({
  period: v.optional(v.picklist(['weekly', 'daily'], VALIDATION.invalid), 'weekly'),
});

/** Query of a member's conflicts. */
export const pageQuery = field.form({ limit: v.optional(field.count(1, 50)), cursor: v.optional(field.cursor) });

export type EditConflictInput = v.InferOutput<typeof editConflictInput>;
export type PageQueryInput = v.InferOutput<typeof pageQuery>;
