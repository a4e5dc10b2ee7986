import { type MemberId, parseOpId } from '@twosides/domain/kernel';
import { conflictAnswers } from '@twosides/domain/model';
import * as v from 'valibot';
import { bySchema, draftStorage } from '../../../drafts/draft-storage.ts';
import type { ConflictDraft } from './submit-machine.ts';

const schema: v.GenericSchema<unknown, ConflictDraft> = v.object({
  answers: conflictAnswers,
  opId: v.pipe(
    v.nullable(v.string()),
    v.transform((text) => (text === null ? null : parseOpId(text))),
  ),
});

export const conflictDraft = (memberId: MemberId) => draftStorage('conflict', memberId, bySchema(schema));
