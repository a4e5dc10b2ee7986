import type { CommentStore, HelpfulKey, HelpfulState } from '@twosides/domain/discussion';
import type { Fingerprint, Secrets } from '@twosides/domain/kernel';
import type { ClientSession, Connection } from 'mongoose';
import { authorOf } from '../../hidden-author.ts';
import { toCommentOnly, toConflict, toMember, toOperation } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { operationId } from '../models/ledger-schema.ts';
import type { Models } from '../models/models.ts';
import { markId } from '../models/point-schemas.ts';
import { enterDeeds, takeBackPoints } from '../points/ledger.ts';

/** Marks meet in the comment's document, and what they earn in its author's row of points. */
export const createMarkHelpful =
  (connection: Connection, models: Models, secrets: Secrets): CommentStore['markHelpful'] =>
  (key, decide) =>
    inTransaction(connection, async (session) => {
      const state = await loadState(models, secrets, key, session);
      const { changes, result } = decide(state);
      if (changes === null) return result;
      const { comment, entry, operation, isMarked } = changes;
      await models.comments.updateOne(
        { _id: comment.id },
        { $set: { helpfulCount: comment.helpfulCount } },
        { session },
      );
      // A mark that is there already under another fingerprint stays as it is.
      if (isMarked !== state.isMarked) await saveMark(models, key, state.fingerprint, isMarked, session);
      const awards = entry && isMarked ? [{ entries: [entry], streak: null }] : [];
      await enterDeeds(models, { operations: operation ? [operation] : [], awards }, session);
      if (entry && !isMarked) await takeBackPoints(models, entry, session);
      return result;
    });

const loadState = async (
  models: Models,
  secrets: Secrets,
  key: HelpfulKey,
  session: ClientSession,
): Promise<HelpfulState> => {
  const comment = await models.comments.findOne({ _id: key.commentId }).session(session).lean();
  const conflict = comment && (await models.conflicts.findOne({ _id: comment.conflictId }).session(session).lean());
  const authorId = comment && authorOf(secrets, comment.authorId, comment.authorSealed);
  const author = authorId ? await models.users.findOne({ _id: authorId }).session(session).lean() : null;
  const marker = await models.users.findOne({ _id: key.memberId }).session(session).lean();
  const fingerprint = marker?.voice ? secrets.fingerprintOf('marks', marker.voice) : null;
  const marks = await models.helpfulMarks
    .find({
      commentId: key.commentId,
      $or: [{ markedBy: key.markedBy }, { userFingerprint: fingerprint ?? ('' as Fingerprint) }],
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
    fingerprint,
    isMarked: marks.some(({ markedBy }) => markedBy === key.markedBy),
    isHeld: marks.some(({ userFingerprint }) => userFingerprint === fingerprint),
    operation: operation && toOperation(operation),
  };
};

const saveMark = async (
  { helpfulMarks }: Models,
  { commentId, markedBy }: HelpfulKey,
  fingerprint: Fingerprint | null,
  isMarked: boolean,
  session: ClientSession,
) => {
  if (!isMarked) await helpfulMarks.deleteOne({ commentId, markedBy }, { session });
  else if (fingerprint !== null)
    await helpfulMarks.updateOne(
      { _id: markId(commentId, fingerprint) },
      { $set: { markedBy }, $setOnInsert: { commentId, userFingerprint: fingerprint } },
      { session, upsert: true },
    );
};
