import { toConflictFormErrors } from '@twosides/domain/conflicts';
import { SIDES } from '@twosides/domain/model';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { type FieldErrors, SIDE_MAX, SIDE_MIN, TITLE_MAX } from '@twosides/domain/wire';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import type { useEditConflict } from '../../../api/own/own-conflict.ts';
import { without } from '../../../form/answers.rule.ts';
import { CategoryField } from '../../../form/CategoryField.tsx';
import { ContentNotesField } from '../../../form/ContentNotesField.tsx';
import { TagsField } from '../../../form/TagsField.tsx';
import { useFocusInvalid } from '../../../form/use-focus-invalid.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RequestFailed } from '../../common/offline/RequestFailed.tsx';
import { LazyDangerNote } from '../before-posting/LazyNotes.tsx';
import { SideField } from '../submit/SideField.tsx';
import styles from './EditForm.module.css';
import { checkEdit, type EditValues, editValuesOf } from './edit-values.ts';

type EditFormProps = {
  readonly formId: string;
  readonly conflict: ConflictDetailView;
  readonly changed: Partial<EditValues>;
  readonly onChange: (part: Partial<EditValues>) => void;
  readonly edit: ReturnType<typeof useEditConflict>;
  readonly onSave: (values: EditValues) => void;
};

export function EditForm(props: EditFormProps) {
  const { formId, conflict, changed, onChange, edit, onSave } = props;
  const values = { ...editValuesOf(conflict), ...changed };
  const [found, setFound] = useState<FieldErrors>({});
  const [failures, setFailures] = useState(0);
  const form = useFocusInvalid(failures);
  const errors = { ...(edit.error instanceof ApiError && toConflictFormErrors(edit.error.fields)), ...found };

  const change = (part: Partial<EditValues>) => {
    setFound((earlier) => without(earlier, Object.keys(part)));
    onChange(part);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (edit.isPending) return;
    const problems = checkEdit(values, conflict.sideLabels);
    setFound(problems);
    if (Object.keys(problems).length > 0) return setFailures((count) => count + 1);
    onSave(values);
  };

  return (
    <form ref={form} id={formId} className={styles.form} noValidate onSubmit={submit}>
      <RequestFailed request={edit} title="Your changes weren’t saved" />
      <TextField
        id={`${formId}-title`}
        label="Title"
        dir="auto"
        maxLength={TITLE_MAX}
        value={values.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <CategoryField
        id={`${formId}-category`}
        value={values.category}
        error={errors.category}
        onChange={(category) => category !== '' && change({ category })}
      />
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <SideField
            key={side}
            id={`${formId}-${side}`}
            side={side}
            label={conflict.sideLabels[side]}
            names={NO_NAMES}
            counter={COUNTER}
            value={values[`${side}Side`]}
            error={errors[`${side}Side`]}
            onChange={(text) => change({ [`${side}Side`]: text })}
          >
            <LazyDangerNote text={values[`${side}Side`]} />
          </SideField>
        ))}
      </div>
      <TagsField id={`${formId}-tags`} value={values.tags} error={errors.tags} onChange={(tags) => change({ tags })} />
      <ContentNotesField
        value={values.contentNotes}
        error={errors.contentNotes}
        onChange={(contentNotes) => change({ contentNotes })}
      />
    </form>
  );
}

const NO_NAMES: readonly string[] = [];
const COUNTER = { min: SIDE_MIN, max: SIDE_MAX };
