import type { ConflictDraft } from '@twosides/domain/conflicts';
import { type MemberId, type OpId, ok } from '@twosides/domain/kernel';
import type { ListName } from '@twosides/domain/reading';
import type { UseCases } from '../../use-cases.ts';
import type { Call, Handlers } from '../api.ts';
import { RequestError } from '../request-error.ts';

type ConflictRoute =
  | 'topConflictsToday'
  | 'trending'
  | 'polarizing'
  | 'conflicts'
  | 'stats'
  | 'search'
  | 'postConflict'
  | 'postAnonymousConflict'
  | 'conflict'
  | 'editConflict'
  | 'takeDownConflict'
  | 'castVote'
  | 'comments'
  | 'addComment'
  | 'deleteComment'
  | 'shareConflict'
  | 'insights';

export const conflictHandlers = (use: UseCases): Pick<Handlers, ConflictRoute> => {
  const list = (name: ListName) => async (call: Call<'conflicts'>) => {
    const page = await use.listConflicts(call.viewer, name, call.query);
    return page.ok ? ok({ body: page.value.items, nextCursor: page.value.nextCursor }) : page;
  };
  const today = ({ query: { voted, ...query }, ...call }: Call<'topConflictsToday'>) =>
    list(voted === 'today' ? 'voted-today' : 'today')({ ...call, query });

  const post = async (call: { viewer: MemberId; opId: OpId | null; body: ConflictDraft }) => {
    const posted = await use.postConflict({ memberId: call.viewer, opId: call.opId }, call.body);
    return posted.ok ? ok({ body: posted.value.outcome, replayed: posted.value.replayed }) : posted;
  };

  return {
    topConflictsToday: today,
    trending: list('trending'),
    polarizing: list('polarizing'),
    conflicts: list('newest'),
    stats: async () => ok({ body: await use.readStats() }),
    search: async ({ viewer, query }) => ok({ body: await use.search(viewer, query.q) }),

    postConflict: post,
    postAnonymousConflict: post,

    conflict: async ({ viewer, params }) => {
      const conflict = await use.readConflict(viewer, params.id);
      return conflict.ok ? ok({ body: conflict.value }) : conflict;
    },

    editConflict: async ({ viewer, params, body }) => {
      const edited = await use.editConflict(viewer, params.id, body);
      if (!edited.ok) return edited;
      const conflict = await use.readConflict(viewer, params.id);
      return conflict.ok ? ok({ body: conflict.value }) : conflict;
    },

    takeDownConflict: async ({ viewer, params }) => {
      const takenDown = await use.takeDownConflict(viewer, params.id);
      return takenDown.ok ? ok({ body: { message: 'Your conflict is no longer on the site.' } }) : takenDown;
    },

    castVote: async ({ viewer, opId, params, body }) => {
      const receipt = await use.castVote({ memberId: viewer, opId }, params.id, body.side, body.textVersion);
      if (!receipt.ok && receipt.error === 'text-changed') {
        const conflict = await use.readConflict(viewer, params.id);
        if (!conflict.ok) return conflict;
        const { textVersion, title, herSide, hisSide, sideLabels } = conflict.value;
        throw new RequestError('text-changed', { text: { textVersion, title, herSide, hisSide, sideLabels } });
      }
      return receipt.ok ? ok({ body: receipt.value.outcome, replayed: receipt.value.replayed }) : receipt;
    },

    comments: async ({ viewer, params, query }) => {
      const page = await use.listComments(viewer, params.id, query.cursor);
      return page.ok ? ok({ body: page.value.items, nextCursor: page.value.nextCursor }) : page;
    },

    addComment: async ({ viewer, opId, params, body }) => {
      const receipt = await use.addComment({ memberId: viewer, opId }, params.id, body.content);
      return receipt.ok ? ok({ body: receipt.value.outcome, replayed: receipt.value.replayed }) : receipt;
    },

    deleteComment: async ({ viewer, params }) => {
      const deleted = await use.deleteComment(viewer, params.id);
      return deleted.ok ? ok({ body: deleted.value }) : deleted;
    },

    shareConflict: async ({ viewer, address, params, body }) => {
      const shared = await use.shareConflict({ memberId: viewer, address }, params.id, body.channel);
      return shared.ok ? ok({ body: { message: 'Thank you for passing it on.' } }) : shared;
    },

    insights: async ({ params }) => {
      const insights = await use.readInsights(params.id);
      return insights.ok ? ok({ body: insights.value }) : insights;
    },
  };
};
