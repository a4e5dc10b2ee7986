import { pausedBy } from '@twosides/domain/conflicts';
import type { ConflictId } from '@twosides/domain/kernel';
import { AUTHORED, pick } from '@twosides/domain/model';
import { excerptsOf } from '@twosides/domain/reading';
import { toAuthorChange, toConflictRecord } from '../kernel/records.ts';
import type { BatchHandlers, WriteBatch } from '../kernel/write-batch.ts';
import { updateRecordId } from '../models/conflict-records.ts';
import type { Models } from '../models/models.ts';

export const conflictWrites = {
  'add-conflict': (batch, { conflict }, database) => {
    batch.insert(database.conflicts, toConflictRecord(database.secrets, conflict));
    batch.change(database.counters, 'conflicts', { inc: { value: 1 } });
    // The post stores its author's nicknames, so a concurrent renaming or deletion must cause a write conflict.
    if (conflict.submittedBy !== null) batch.change(database.users, conflict.submittedBy, { inc: { revision: 1 } });
  },
  'put-conflict': (batch, { conflict }, database) => {
    const { set, unset } = toAuthorChange(database.secrets, conflict);
    const { hisSide, herSide } = conflict;
    const texts = { hisSide, herSide, ...excerptsOf(conflict) };
    batch.change(database.conflicts, conflict.id, {
      set: { ...pick(conflict, AUTHORED), ...texts, ...set, uncounted: true },
      unset: unset ?? [],
      inc: { revision: 1 },
    });
  },
  'put-standing': (batch, { id, standing }, database) =>
    batch.change(database.conflicts, id, { set: { ...standing, uncounted: true }, inc: { revision: 1 } }),
  'take-down': (batch, { item, conflictId, by }, database) => {
    bumpRevision(batch, database, conflictId);
    const isPublic = by === null;
    if (item.kind === 'conflict')
      batch.change(database.conflicts, item.id, { set: { isActive: isPublic, takenDownBy: by, uncounted: true } });
    else if (item.kind === 'comment')
      batch.change(database.comments, item.id, { set: { isVisible: isPublic, takenDownBy: by } });
    else batch.change(database.updates, updateRecordId(item.id), { set: { takenDownBy: by } });
  },
  review: (batch, { item, conflictId, review }, database) => {
    bumpRevision(batch, database, conflictId);
    if (item.kind === 'conflict') batch.change(database.conflicts, item.id, { set: { review, uncounted: true } });
    else if (item.kind === 'comment') batch.change(database.comments, item.id, { set: { review } });
    else batch.change(database.updates, updateRecordId(item.id), { set: { review } });
  },
  'put-care': (batch, { conflictId, care }, database) => {
    const rests = pausedBy({ care }) !== null;
    const set = { care, rests, ...(rests && { trendScore: null }) };
    batch.change(database.conflicts, conflictId, { set, inc: { revision: 1 } });
  },
  'move-comment-count': (batch, { conflictId, by }, database) =>
    batch.change(database.conflicts, conflictId, { set: { uncounted: true }, inc: { revision: 1, commentCount: by } }),
  'show-author': (batch, { authorId, shown }, database) =>
    batch.updateMany(database.conflicts, { submittedBy: authorId, anonymous: false }, { set: shown }),
  'await-batch': (batch, { conflictId }, database) =>
    batch.change(database.conflicts, conflictId, { set: { votesWait: true } }),
} satisfies Partial<BatchHandlers>;

/** Increments the conflict's revision, so that concurrent writes about the conflict cause a write conflict. */
export const bumpRevision = (batch: WriteBatch, { conflicts }: Pick<Models, 'conflicts'>, id: ConflictId): void =>
  batch.change(conflicts, id, { inc: { revision: 1 } });
