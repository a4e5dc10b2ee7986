import { ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../use-cases.ts';
import { type Call, type Handlers, messageOf, receiptOf, replyOf } from '../kernel/handler.ts';

type Needs = Pick<
  UseCases,
  | 'allowEmbed'
  | 'closeDiscussion'
  | 'editConflict'
  | 'pauseVoting'
  | 'postConflict'
  | 'postUpdate'
  | 'readConflict'
  | 'readStories'
  | 'readUpdates'
  | 'setUpdateFollowing'
  | 'shareConflict'
  | 'takeDownConflict'
>;

export const conflictHandlers = (use: Needs) => {
  const post = async ({ viewer, opId, body }: Call<'postConflict'>) =>
    receiptOf(await use.postConflict({ memberId: viewer, opId }, body));

  const close =
    (isClosed: boolean) =>
    async ({ viewer, params }: Call<'closeDiscussion'>) =>
      messageOf(
        await use.closeDiscussion(viewer, params.id, isClosed),
        isClosed ? 'The discussion is closed.' : 'The discussion is open again.',
      );

  const embed =
    (allows: boolean) =>
    async ({ viewer, params }: Call<'allowEmbed'>) =>
      messageOf(
        await use.allowEmbed(viewer, params.id, allows),
        allows ? 'Other sites can show your conflict now.' : 'Other sites can’t show it anymore.',
      );

  const rest =
    (rests: boolean) =>
    async ({ viewer, params }: Call<'pauseVoting'>) => {
      const pausedBy = await use.pauseVoting(viewer, params.id, rests);
      if (!pausedBy.ok) return pausedBy;
      const message = rests ? 'Voting is paused.' : pausedBy.value ? STILL_PAUSED : 'People can vote again.';
      return ok({ body: { message } });
    };

  const follow =
    (follows: boolean) =>
    async ({ viewer, params }: Call<'followUpdates'>) =>
      replyOf(await use.setUpdateFollowing(viewer, params.id, follows));

  return {
    postConflict: post,
    postAnonymousConflict: post,

    editConflict: async ({ viewer, params, body }) => {
      const edited = await use.editConflict(viewer, params.id, body);
      if (!edited.ok) return edited;
      return replyOf(await use.readConflict(viewer, params.id));
    },

    closeDiscussion: close(true),
    reopenDiscussion: close(false),
    allowEmbed: embed(true),
    forbidEmbed: embed(false),
    pauseVoting: rest(true),
    resumeVoting: rest(false),

    takeDownConflict: async ({ viewer, params }) =>
      messageOf(await use.takeDownConflict(viewer, params.id), 'Your conflict is no longer on the site.'),

    shareConflict: async ({ viewer, address, params, body }) =>
      messageOf(
        await use.shareConflict({ memberId: viewer, address }, params.id, body.channel),
        'Thank you for sharing.',
      ),

    updates: async ({ viewer, params }) => replyOf(await use.readUpdates(viewer, params.id)),
    addUpdate: async ({ viewer, opId, params, body }) =>
      receiptOf(await use.postUpdate({ memberId: viewer, opId }, params.id, body)),
    followUpdates: follow(true),
    unfollowUpdates: follow(false),
    stories: async () => ok({ body: await use.readStories() }),
  } satisfies Partial<Handlers>;
};

const STILL_PAUSED = 'Voting is still paused: a moderator paused it too.';
