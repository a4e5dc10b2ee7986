import type { CommentStore } from '@twosides/domain/discussion';
import type { Secrets } from '@twosides/domain/kernel';
import { commentItem } from '@twosides/domain/model';
import type { Connection } from 'mongoose';
import { toCommentOnly } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import type { Models } from '../models/models.ts';
import { countPointsOf } from '../points/ledger.ts';

/** What changes a comment meets in its conflict's revision, where reports and marks of it meet too. */
export const createDeleteComment =
  (connection: Connection, models: Models, secrets: Secrets): CommentStore['deleteComment'] =>
  (id, decide) =>
    inTransaction(connection, async (session) => {
      const { comments, conflicts } = models;
      const record = await comments.findOne({ _id: id }).session(session).lean();
      const { changes, result } = decide(record && toCommentOnly(secrets, record));
      if (record === null || changes === null) return result;
      const { content, isVisible } = changes;
      const takenDownBy = record.takenDownBy === 'operator' ? record.takenDownBy : 'author';
      await comments.updateOne(
        { _id: id },
        { $set: { content, isVisible, takenDownBy: isVisible ? null : takenDownBy }, $unset: { tells: 1 } },
        { session },
      );
      await countPointsOf(models, commentItem(id), false, session);
      const leaves = record.isVisible && !isVisible;
      await conflicts.updateOne(
        { _id: record.conflictId },
        { $inc: { revision: 1, commentCount: leaves ? -1 : 0 } },
        { session },
      );
      return result;
    });
