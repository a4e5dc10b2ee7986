import type { Mark } from '@twosides/domain/discussion';
import type { UseCases } from '../../use-cases.ts';
import { type Call, type Handlers, messageOf, pageOf, receiptOf, replyOf } from '../kernel/handler.ts';

type Needs = Pick<
  UseCases,
  | 'addComment'
  | 'deleteComment'
  | 'hideComment'
  | 'listReplies'
  | 'listComments'
  | 'listWaitingComments'
  | 'readThread'
  | 'markComment'
>;

export const discussionHandlers = (use: Needs) => {
  const set =
    (mark: Mark, isSet: boolean) =>
    async ({ viewer, opId, params }: Call<'markHelpful'>) =>
      receiptOf(await use.markComment({ memberId: viewer, opId }, params.id, mark, isSet));

  const hide =
    (isHidden: boolean) =>
    async ({ viewer, params }: Call<'hideComment'>) =>
      messageOf(
        await use.hideComment(viewer, params.id, isHidden),
        isHidden ? 'The comment is hidden.' : 'The comment is visible again.',
      );

  return {
    comments: async ({ viewer, params, query }) => pageOf(await use.listComments(viewer, params.id, query)),

    comment: async ({ viewer, params }) => replyOf(await use.readThread(viewer, params.id)),

    replies: async ({ viewer, params, query }) => pageOf(await use.listReplies(viewer, params.id, query.cursor)),

    waitingComments: async ({ viewer, params }) => replyOf(await use.listWaitingComments(viewer, params.id)),

    addComment: async ({ viewer, opId, params, body }) =>
      receiptOf(await use.addComment({ memberId: viewer, opId }, params.id, body.content, body.replyTo ?? null)),

    deleteComment: async ({ viewer, params }) => replyOf(await use.deleteComment(viewer, params.id)),

    hideComment: hide(true),
    showComment: hide(false),
    markHelpful: set('helpful', true),
    unmarkHelpful: set('helpful', false),
    markChangedMind: set('changed-mind', true),
    unmarkChangedMind: set('changed-mind', false),
  } satisfies Partial<Handlers>;
};
