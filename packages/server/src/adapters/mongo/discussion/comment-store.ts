import type { CommentStore, HelpfulKey, HelpfulState } from '@twosides/domain/discussion';
import type { CommentId, MailboxId, Secrets } from '@twosides/domain/kernel';
import type { ClientSession, Connection } from 'mongoose';
import { authorOf } from '../../hidden-author.ts';
import { applied } from '../apply-writes.ts';
import { type CommentRow, toComment, toCommentOnly, toConflict, toMember, toOperation } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { readGate } from '../mailbox-keys/gates.ts';
import type { UserRecord } from '../models/account-schemas.ts';
import { operationId } from '../models/ledger-schema.ts';
import type { Models } from '../models/models.ts';
import { WITH_AUTHOR } from './comment-pipeline.ts';

/** Comments are added in the same batches as the conflict's votes. */
export const createCommentStore = (
  connection: Connection,
  models: Models,
  secrets: Secrets,
): Omit<CommentStore, 'addComment'> => ({
  readComment: async (id) => {
    const [found] = await models.comments.aggregate<CommentRow>([{ $match: { _id: id } }, WITH_AUTHOR]);
    return found === undefined ? null : toComment(secrets, found);
  },

  deleteComment: (id, decide) =>
    inTransaction(connection, async (session) => {
      const found = await models.comments.findOne({ _id: id }).session(session).lean();
      const stored = found && {
        comment: toCommentOnly(secrets, found),
        takenDownBy: found.takenDownBy ?? null,
        hasReplies: await hasReplies(models, id, session),
      };
      return applied({ models, secrets, session }, decide(stored));
    }),

  hideComment: (id, decide) =>
    inTransaction(connection, async (session) => {
      const found = await models.comments.findOne({ _id: id }).session(session).lean();
      const record = found && (await models.conflicts.findOne({ _id: found.conflictId }).session(session).lean());
      const stored = found && {
        comment: toCommentOnly(secrets, found),
        takenDownBy: found.takenDownBy ?? null,
        hasReplies: await hasReplies(models, id, session),
      };
      return applied({ models, secrets, session }, decide({ stored, conflict: record && toConflict(secrets, record) }));
    }),

  // Marks conflict on the comment author's row of points.
  markHelpful: (key, decide) =>
    inTransaction(connection, async (session) => {
      const marker = await models.users.findOne({ _id: key.memberId }).session(session).lean();
      const gate = await readGate(models, secrets, marker, session);
      const state = await loadState(models, secrets, key, marker, session);
      const decided = decide({ ...state, suspendedUntil: gate?.suspendedUntil ?? null });
      return applied({ models, secrets, session }, decided, gate);
    }),
});

const hasReplies = async ({ comments }: Models, id: CommentId, session: ClientSession): Promise<boolean> =>
  (await comments.exists({ replyTo: id, isVisible: true }).session(session)) !== null;

const loadState = async (
  models: Models,
  secrets: Secrets,
  key: HelpfulKey,
  marker: UserRecord | null,
  session: ClientSession,
): Promise<Omit<HelpfulState, 'suspendedUntil'>> => {
  const comment = await models.comments.findOne({ _id: key.commentId }).session(session).lean();
  const conflict = comment && (await models.conflicts.findOne({ _id: comment.conflictId }).session(session).lean());
  const authorId = comment && authorOf(secrets, comment.authorId, comment.authorSealed);
  const author = authorId ? await models.users.findOne({ _id: authorId }).session(session).lean() : null;
  const mailboxId = marker?.mailboxKey ? secrets.mailboxIdOf('marks', marker.mailboxKey) : null;
  const marks = await models.helpfulMarks
    .find({
      commentId: key.commentId,
      $or: [{ markedBy: key.markedBy }, { mailboxId: mailboxId ?? ('' as MailboxId) }],
    })
    .session(session)
    .lean();
  const operation =
    key.opId === null
      ? null
      : await models.operations
          .findOne({ _id: operationId({ actor: key.actor, opId: key.opId }) })
          .session(session)
          .lean();
  return {
    comment: comment && toCommentOnly(secrets, comment),
    conflict: conflict && toConflict(secrets, conflict),
    author: author && toMember(author),
    marker: marker && toMember(marker),
    mailboxId,
    mark: marks.find(({ markedBy }) => markedBy === key.markedBy)?.mailboxId ?? null,
    isHeld: marks.some((mark) => mark.mailboxId === mailboxId),
    operation: operation && toOperation(operation),
  };
};
