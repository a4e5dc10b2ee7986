import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import { UPDATES, VOTES_HELPED } from '@twosides/domain/model';
import * as v from 'valibot';
import { bySchema, draftOpId, draftStorage } from '../../../drafts/draft-storage.ts';

const schema = v.object({
  ending: v.nullable(v.picklist(UPDATES)),
  votesHelped: v.nullable(v.picklist(VOTES_HELPED)),
  text: v.string(),
  forStories: v.boolean(),
  opId: draftOpId,
});

export type UpdateDraft = v.InferOutput<typeof schema>;

export const BLANK: UpdateDraft = { ending: null, votesHelped: null, text: '', forStories: false, opId: null };

export const updateDraft = bySchema<UpdateDraft>(schema);

export const updateDraftOf = (id: ConflictId, member: MemberId) => draftStorage(`update-${id}`, member, updateDraft);
