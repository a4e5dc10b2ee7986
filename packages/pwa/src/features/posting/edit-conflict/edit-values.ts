import { editConflictInput, type SideLabels, tagsOf, toConflictFormErrors } from '@twosides/domain/conflicts';
import type { CategoryId, ContentNote } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import type { FieldErrors } from '@twosides/domain/wire';
import { errorsIn } from '../../../form/answers.rule.ts';

export type EditValues = {
  readonly title: string;
  readonly category: CategoryId;
  readonly herSide: string;
  readonly hisSide: string;
  readonly tags: string;
  readonly contentNotes: readonly ContentNote[];
};

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
