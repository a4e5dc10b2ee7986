import { editConflictInput, type SideLabels, tagsOf, toConflictFormErrors } from '@twosides/domain/conflicts';
import { CATEGORY_IDS, CONTENT_NOTES } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import type { FieldErrors } from '@twosides/domain/wire';
import * as v from 'valibot';
import { bySchema } from '../../../drafts/draft-storage.ts';
import { errorsIn } from '../../../form/answers.rule.ts';

const schema = v.object({
  title: v.exactOptional(v.string()),
  category: v.exactOptional(v.picklist(CATEGORY_IDS)),
  herSide: v.exactOptional(v.string()),
  hisSide: v.exactOptional(v.string()),
  tags: v.exactOptional(v.string()),
  contentNotes: v.exactOptional(v.pipe(v.array(v.picklist(CONTENT_NOTES)), v.readonly())),
});

export type EditValues = Required<v.InferOutput<typeof schema>>;

export const editDraft = bySchema(schema);

export const editValuesOf = ({
  title,
  category,
  herSide,
  hisSide,
  tags,
  contentNotes,
  moderatorNotes,
}: ConflictView): EditValues => ({
  title,
  category,
  herSide,
  hisSide,
  tags: tags.join(', '),
  // Authors can't change the notes that a moderator has set.
  contentNotes: contentNotes.filter((note) => !moderatorNotes?.includes(note)),
});

export const toEdit = ({ tags, contentNotes, ...values }: EditValues) => ({
  ...values,
  tags: tagsOf(tags),
  contentNotes: [...contentNotes],
});

export const checkEdit = (values: EditValues, labels: SideLabels): FieldErrors => {
  const errors = toConflictFormErrors(errorsIn(editConflictInput, toEdit(values)));
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [
      field,
      message.replace(/^Her side/, labels.her).replace(/^His side/, labels.his),
    ]),
  );
};
