import * as v from 'valibot';
import { conflictParams } from '../conflicts/conflict.api.ts';
import * as field from '../wire/fields.ts';
import {
  COMMENT_MAX,
  commentIdOut,
  conflictIdOut,
  listOf,
  messageViewSchema,
  opIdOut,
  type Route,
  VALIDATION,
  view,
  wholeNumber,
} from '../wire/index.ts';
import { commentViewSchema, linkedCommentSchema, replyViewSchema } from './comment.view.ts';

/** The specification lists `side`, but the server ignores it, because a comment shows its author's vote. */
export const commentInput = field.form({
  content: field.text(1, VALIDATION.commentRequired, COMMENT_MAX, VALIDATION.commentMax),
  replyTo: v.optional(v.nullable(field.commentId)),
  side: v.optional(v.nullable(v.unknown())),
});

export const COMMENT_SORTS = ['newest', 'bridging'] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];

/** Viewers who may not see how others voted always get the newest comments first. */
export const commentsQuery = field.form({
  sort: v.optional(v.picklist(COMMENT_SORTS, VALIDATION.invalid)),
  cursor: v.optional(field.cursor),
});

const repliesQuery = field.form({ cursor: v.optional(field.cursor) });

export const commentParams = field.form({ id: field.commentId });

const commentReceiptSchema = view({
  opId: opIdOut,
  conflictId: conflictIdOut,
  comment: commentViewSchema,
  commentCount: wholeNumber,
});
export type CommentReceipt = v.InferOutput<typeof commentReceiptSchema>;

const deletedCommentSchema = view({ conflictId: conflictIdOut, commentId: commentIdOut, keepsPlace: v.boolean() });
export type DeletedComment = v.InferOutput<typeof deletedCommentSchema>;

const markReceiptSchema = view({
  opId: opIdOut,
  commentId: commentIdOut,
  helpfulCount: wholeNumber,
  isHelpful: v.boolean(),
  mindsChanged: v.nullable(wholeNumber),
  hasChangedMind: v.boolean(),
});
export type MarkReceipt = v.InferOutput<typeof markReceiptSchema>;

const mark = {
  params: commentParams,
  access: 'member',
  operation: true,
  errors: [
    'suspended',
    'email-verification-required',
    'comment-not-found',
    'own-comment',
    // Only when setting a “changed my mind” mark.
    'not-voted',
  ],
  output: markReceiptSchema,
} as const satisfies Route;

const hide = {
  params: commentParams,
  access: 'member',
  dropsCachedResponses: true,
  errors: ['comment-not-found', 'not-the-author'],
  output: messageViewSchema,
} as const satisfies Route;

export const discussionRoutes = {
  comments: {
    params: conflictParams,
    query: commentsQuery,
    access: 'anyone',
    paged: true,
    errors: ['conflict-not-found'],
    output: listOf(commentViewSchema),
  },
  addComment: {
    params: conflictParams,
    body: commentInput,
    access: 'member',
    operation: true,
    status: 201,
    errors: [
      'suspended',
      'email-verification-required',
      'conflict-not-found',
      'comment-not-found',
      'cannot-comment',
      'discussion-closed',
    ],
    output: commentReceiptSchema,
  },
  comment: { params: commentParams, access: 'anyone', errors: ['comment-not-found'], output: linkedCommentSchema },
  replies: {
    params: commentParams,
    query: repliesQuery,
    access: 'anyone',
    paged: true,
    errors: ['comment-not-found'],
    output: listOf(replyViewSchema),
  },
  deleteComment: { ...hide, output: deletedCommentSchema },
  /** Oldest first. The conflict's author gets all waiting comments, others only their own. */
  waitingComments: {
    params: conflictParams,
    access: 'member',
    errors: ['conflict-not-found'],
    output: listOf(commentViewSchema),
  },
  hideComment: hide,
  showComment: hide,
  markHelpful: mark,
  unmarkHelpful: mark,
  markChangedMind: mark,
  unmarkChangedMind: mark,
} as const satisfies Record<string, Route>;
