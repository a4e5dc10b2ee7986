import type { addComment, deleteComment, hideComment, Mark, markComment } from '@twosides/domain/discussion';
import { type CommentId, type MemberId, type OpId, ok } from '@twosides/domain/kernel';
import type { listComments, listReplies, listWaitingComments, readThread } from '@twosides/domain/reading';
import type { Handlers } from '../kernel/api.ts';

type Needs = {
  readonly addComment: ReturnType<typeof addComment>;
  readonly deleteComment: ReturnType<typeof deleteComment>;
  readonly hideComment: ReturnType<typeof hideComment>;
  readonly listReplies: ReturnType<typeof listReplies>;
  readonly listComments: ReturnType<typeof listComments>;
  readonly listWaitingComments: ReturnType<typeof listWaitingComments>;
  readonly readThread: ReturnType<typeof readThread>;
  readonly markComment: ReturnType<typeof markComment>;
};

type DiscussionRoute =
  | 'comments'
  | 'comment'
  | 'replies'
  | 'addComment'
  | 'waitingComments'
  | 'deleteComment'
  | 'hideComment'
  | 'showComment'
  | 'markHelpful'
  | 'unmarkHelpful'
  | 'markChangedMind'
  | 'unmarkChangedMind';

export const discussionHandlers = (use: Needs): Pick<Handlers, DiscussionRoute> => {
  const set =
    (mark: Mark, isSet: boolean) =>
    async ({ viewer, opId, params }: { viewer: MemberId; opId: OpId | null; params: { id: CommentId } }) => {
      const receipt = await use.markComment({ memberId: viewer, opId }, params.id, mark, isSet);
      return receipt.ok ? ok({ body: receipt.value.outcome, replayed: receipt.value.replayed }) : receipt;
    };

  const hide =
    (isHidden: boolean) =>
    async ({ viewer, params }: { viewer: MemberId; params: { id: CommentId } }) => {
      const hidden = await use.hideComment(viewer, params.id, isHidden);
      return hidden.ok
        ? ok({ body: { message: isHidden ? 'The comment is hidden.' : 'The comment is visible again.' } })
        : hidden;
    };

  return {
    comments: async ({ viewer, params, query }) => {
      const page = await use.listComments(viewer, params.id, query);
      return page.ok ? ok({ body: page.value.items, nextCursor: page.value.nextCursor }) : page;
    },

    comment: async ({ viewer, params }) => {
      const thread = await use.readThread(viewer, params.id);
      return thread.ok ? ok({ body: thread.value }) : thread;
    },

    replies: async ({ viewer, params, query }) => {
      const page = await use.listReplies(viewer, params.id, query.cursor);
      return page.ok ? ok({ body: page.value.items, nextCursor: page.value.nextCursor }) : page;
    },

    waitingComments: async ({ viewer, params }) => {
      const waiting = await use.listWaitingComments(viewer, params.id);
      return waiting.ok ? ok({ body: waiting.value }) : waiting;
    },

    addComment: async ({ viewer, opId, params, body }) => {
      const receipt = await use.addComment({ memberId: viewer, opId }, params.id, body.content, body.replyTo ?? null);
      return receipt.ok ? ok({ body: receipt.value.outcome, replayed: receipt.value.replayed }) : receipt;
    },

    deleteComment: async ({ viewer, params }) => {
      const deleted = await use.deleteComment(viewer, params.id);
      return deleted.ok ? ok({ body: deleted.value }) : deleted;
    },

    hideComment: hide(true),
    showComment: hide(false),
    markHelpful: set('helpful', true),
    unmarkHelpful: set('helpful', false),
    markChangedMind: set('changed-mind', true),
    unmarkChangedMind: set('changed-mind', false),
  };
};
