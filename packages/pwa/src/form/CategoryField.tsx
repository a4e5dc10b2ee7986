import { CATEGORIES, type CategoryId, findCategory } from '@twosides/domain/model';
import { SelectField } from '../ui/form/SelectField.tsx';

type CategoryFieldProps = {
  readonly id: string;
  readonly value: CategoryId | '';
  readonly error: string | undefined;
  readonly onChange: (value: CategoryId | '') => void;
};

export function CategoryField({ id, value, error, onChange }: CategoryFieldProps) {
  return (
    <SelectField
      id={id}
      label="Category"
      placeholder="Select a category"
      options={OPTIONS}
      value={value}
      error={error}
      onChange={(event) => onChange(findCategory(event.target.value)?.id ?? '')}
    />
  );
}

// Typing in a select finds options by their first letters, so the name comes before the emoji.
const OPTIONS = CATEGORIES.map(({ id, emoji, name }) => ({ value: id, label: `${name} ${emoji}` }));
