import { tagsOf } from '@twosides/domain/conflicts';
import { TAGS_MAX } from '@twosides/domain/wire';
import shared from '../styles/shared.module.css';
import { TextField } from '../ui/form/Field.tsx';
import { TagList } from '../ui/layout/Tag.tsx';

type TagsFieldProps = {
  readonly id: string;
  /** Tags separated by commas, as the member typed them. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

export function TagsField({ id, value, error, onChange }: TagsFieldProps) {
  return (
    <div className={shared.stack8}>
      <TextField
        id={id}
        dir="auto"
        label="Tags (optional)"
        hint={`Up to ${TAGS_MAX}, separated by commas (e.g. chores, in-laws)`}
        autoComplete="off"
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <TagList tags={tagsOf(value)} label="Your tags" />
    </div>
  );
}
