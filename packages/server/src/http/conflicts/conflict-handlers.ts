import type {
  allowEmbed,
  ConflictDraft,
  closeDiscussion,
  editConflict,
  pauseVoting,
  postConflict,
  takeDownConflict,
} from '@twosides/domain/conflicts';
import { type ConflictId, type MemberId, type OpId, ok } from '@twosides/domain/kernel';
import type { readConflict } from '@twosides/domain/reading';
import type { Handlers } from '../kernel/api.ts';

type Needs = {
  readonly allowEmbed: ReturnType<typeof allowEmbed>;
  readonly closeDiscussion: ReturnType<typeof closeDiscussion>;
  readonly editConflict: ReturnType<typeof editConflict>;
  readonly pauseVoting: ReturnType<typeof pauseVoting>;
  readonly postConflict: ReturnType<typeof postConflict>;
  readonly readConflict: ReturnType<typeof readConflict>;
  readonly takeDownConflict: ReturnType<typeof takeDownConflict>;
};

type ConflictRoute =
  | 'postConflict'
  | 'postAnonymousConflict'
  | 'editConflict'
  | 'takeDownConflict'
  | 'closeDiscussion'
  | 'reopenDiscussion'
  | 'allowEmbed'
  | 'forbidEmbed'
  | 'pauseVoting'
  | 'resumeVoting';

export const conflictHandlers = (use: Needs): Pick<Handlers, ConflictRoute> => {
  const post = async (call: { viewer: MemberId; opId: OpId | null; body: ConflictDraft }) => {
    const posted = await use.postConflict({ memberId: call.viewer, opId: call.opId }, call.body);
    return posted.ok ? ok({ body: posted.value.outcome, replayed: posted.value.replayed }) : posted;
  };

  const close =
    (isClosed: boolean) =>
    async ({ viewer, params }: { viewer: MemberId; params: { id: ConflictId } }) => {
      const closed = await use.closeDiscussion(viewer, params.id, isClosed);
      return closed.ok
        ? ok({ body: { message: isClosed ? 'The discussion is closed.' : 'The discussion is open again.' } })
        : closed;
    };

  const embed =
    (allows: boolean) =>
    async ({ viewer, params }: { viewer: MemberId; params: { id: ConflictId } }) => {
      const allowed = await use.allowEmbed(viewer, params.id, allows);
      return allowed.ok
        ? ok({
            body: {
              message: allows ? 'Other sites can show your conflict now.' : 'Other sites can’t show it anymore.',
            },
          })
        : allowed;
    };

  const rest =
    (rests: boolean) =>
    async ({ viewer, params }: { viewer: MemberId; params: { id: ConflictId } }) => {
      const pausedBy = await use.pauseVoting(viewer, params.id, rests);
      if (!pausedBy.ok) return pausedBy;
      const message = rests ? 'Voting is paused.' : pausedBy.value ? STILL_PAUSED : 'People can vote again.';
      return ok({ body: { message } });
    };

  return {
    postConflict: post,
    postAnonymousConflict: post,

    editConflict: async ({ viewer, params, body }) => {
      const edited = await use.editConflict(viewer, params.id, body);
      if (!edited.ok) return edited;
      const conflict = await use.readConflict(viewer, params.id);
      return conflict.ok ? ok({ body: conflict.value }) : conflict;
    },

    closeDiscussion: close(true),
    reopenDiscussion: close(false),
    allowEmbed: embed(true),
    forbidEmbed: embed(false),
    pauseVoting: rest(true),
    resumeVoting: rest(false),

    takeDownConflict: async ({ viewer, params }) => {
      const takenDown = await use.takeDownConflict(viewer, params.id);
      return takenDown.ok ? ok({ body: { message: 'Your conflict is no longer on the site.' } }) : takenDown;
    },
  };
};

const STILL_PAUSED = 'Voting is still paused: a moderator paused it too.';
