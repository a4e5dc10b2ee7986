import { editConflictInput, type SideLabels, tagsOf, toConflictFormErrors } from '@twosides/domain/conflicts';
import type { CategoryId } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { checkInput, type FieldErrors } from '@twosides/domain/wire';

/** What an author can change. */
export type EditValues = {
  readonly title: string;
  readonly category: CategoryId;
  readonly herSide: string;
  readonly hisSide: string;
  /** As they are typed, separated by commas. */
  readonly tags: string;
};

export const editValuesOf = ({ title, category, herSide, hisSide, tags }: ConflictView): EditValues => ({
  title,
  category,
  herSide,
  hisSide,
  tags: tags.join(', '),
});

/** The body of `PATCH /api/conflicts/{id}`. */
export const toEdit = ({ tags, ...values }: EditValues) => ({ ...values, tags: tagsOf(tags) });

/** What keeps the changes from being sent, in the names that the form gives the sides. */
export const checkEdit = (values: EditValues, labels: SideLabels): FieldErrors => {
  const checked = checkInput(editConflictInput, toEdit(values));
  if (checked.ok) return {};
  return Object.fromEntries(
    Object.entries(toConflictFormErrors(checked.error)).map(([field, message]) => [
      field,
      message.replace(/^Her side/, labels.her).replace(/^His side/, labels.his),
    ]),
  );
};
