import type { CommentStore } from '@twosides/domain/discussion';
import type { Secrets } from '@twosides/domain/kernel';
import { type CommentRow, toComment } from '../kernel/records.ts';
import type { Models } from '../models/models.ts';
import { WITH_AUTHOR } from './comment-pipeline.ts';

export const createReadComment =
  ({ comments }: Models, secrets: Secrets): CommentStore['readComment'] =>
  async (id) => {
    const [found] = await comments.aggregate<CommentRow>([{ $match: { _id: id } }, WITH_AUTHOR]);
    return found === undefined ? null : toComment(secrets, found);
  };
