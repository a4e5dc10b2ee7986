import { CATEGORY_IDS, CONTENT_NOTES } from '@twosides/domain/model';
import * as v from 'valibot';
import { bySchema } from '../../drafts/by-schema.ts';
import type { EditValues } from './edit-values.ts';

const schema: v.GenericSchema<unknown, Partial<EditValues>> = v.object({
  title: v.exactOptional(v.string()),
  category: v.exactOptional(v.picklist(CATEGORY_IDS)),
  herSide: v.exactOptional(v.string()),
  hisSide: v.exactOptional(v.string()),
  tags: v.exactOptional(v.string()),
  contentNotes: v.exactOptional(v.array(v.picklist(CONTENT_NOTES))),
});

/** What an author has changed and not saved; the rest is as it stands. */
export const editDraft = bySchema(schema);
