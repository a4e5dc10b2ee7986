import {
  type CategoryId,
  type ConflictView,
  checkInput,
  editConflictInput,
  type FieldErrors,
  type SideLabels,
} from '@twosides/domain';

/** What an author can change. */
export type EditValues = {
  readonly title: string;
  readonly category: CategoryId;
  readonly herSide: string;
  readonly hisSide: string;
};

export const editValuesOf = ({ title, category, herSide, hisSide }: ConflictView): EditValues => ({
  title,
  category,
  herSide,
  hisSide,
});

/** What keeps the changes from being sent, in the names that the form gives the sides. */
export const checkEdit = (values: EditValues, labels: SideLabels): FieldErrors => {
  const checked = checkInput(editConflictInput, values);
  if (checked.ok) return {};
  return Object.fromEntries(
    Object.entries(checked.error).map(([field, message]) => [
      field,
      message.replace(/^Her side/, labels.her).replace(/^His side/, labels.his),
    ]),
  );
};
