import type { MemberId } from '@twosides/domain/kernel';
import { conflictAnswers } from '@twosides/domain/model';
import * as v from 'valibot';
import { bySchema, draftOpId, draftStorage } from '../../../drafts/draft-storage.ts';
import type { ConflictDraft } from './submit-machine.ts';

const schema: v.GenericSchema<unknown, ConflictDraft> = v.object({ answers: conflictAnswers, opId: draftOpId });

export const conflictDraft = (memberId: MemberId) => draftStorage('conflict', memberId, bySchema(schema));
