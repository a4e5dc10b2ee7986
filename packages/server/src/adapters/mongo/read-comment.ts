import type { CommentStore } from '@twosides/domain/discussion';
import type { Secrets } from '@twosides/domain/kernel';
import { WITH_AUTHOR } from './comment-pipeline.ts';
import type { Models } from './models/models.ts';
import { type CommentRow, toComment } from './records.ts';

export const createReadComment =
  ({ comments }: Models, secrets: Secrets): CommentStore['readComment'] =>
  async (id) => {
    const [found] = await comments.aggregate<CommentRow>([{ $match: { _id: id } }, WITH_AUTHOR]);
    return found === undefined ? null : toComment(secrets, found);
  };
