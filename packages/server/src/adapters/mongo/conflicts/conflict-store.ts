import type { ConflictStore } from '@twosides/domain/conflicts';
import type { Secrets } from '@twosides/domain/kernel';
import type { Connection } from 'mongoose';
import type { Models } from '../models/models.ts';
import { createChangeConflict } from './change-conflict.ts';
import { createPostConflict } from './post-conflict.ts';

export const createConflictStore = (connection: Connection, models: Models, secrets: Secrets): ConflictStore => ({
  changeConflict: createChangeConflict(connection, models, secrets),
  postConflict: createPostConflict(connection, models, secrets),
});
