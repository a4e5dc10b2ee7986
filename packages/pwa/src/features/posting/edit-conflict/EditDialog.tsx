import { toConflictFormErrors } from '@twosides/domain/conflicts';
import { SIDES } from '@twosides/domain/model';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { type FieldErrors, SIDE_MAX, SIDE_MIN, TITLE_MAX } from '@twosides/domain/wire';
import { useId, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useConflict } from '../../../api/conflicts.ts';
import { useEditConflict } from '../../../api/own/own-conflict.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { onlyChanged, without } from '../../../form/answers.rule.ts';
import { CategoryField } from '../../../form/CategoryField.tsx';
import { ContentNotesField } from '../../../form/ContentNotesField.tsx';
import { DraftNotice } from '../../../form/DraftNotice.tsx';
import { TagsField } from '../../../form/TagsField.tsx';
import { fieldsOf, handleSubmit, useFocusInvalid } from '../../../form/use-form.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { RequestFailed } from '../../common/offline/LoadFailed.tsx';
import { LazyDangerNote } from '../before-posting/LazyNotes.tsx';
import { SideField } from '../submit/SideField.tsx';
import type { AuthorDialogProps } from './author-items.ts';
import styles from './EditForm.module.css';
import { checkEdit, type EditValues, editDraft, editValuesOf, toEdit } from './edit-values.ts';

export function EditDialog({ conflict: listed, ...opened }: AuthorDialogProps) {
  const formId = useId();
  // Loads the whole text, because lists have only excerpts.
  const { data: conflict, isError, refetch, isFetching } = useConflict(listed.id);
  const { draft, isRestored, keep, forget } = useDraft(`edit-${listed.id}`, editDraft);
  const changed = draft ?? {};
  const edit = useEditConflict(listed.id);

  const save = (values: EditValues) => {
    if (draft === null) return opened.onOpenChange(false);
    edit.mutate(onlyChanged(toEdit(values), draft), {
      onSuccess: () => {
        forget();
        opened.onOpenChange(false);
        toasts.show({ title: 'Changes saved', tone: 'success' });
      },
    });
  };

  return (
    <Dialog
      {...opened}
      wide
      title="Edit your conflict"
      description="You can edit it until the first vote or comment comes in."
      leave="Cancel"
      actions={
        <Button type="submit" form={formId} variant="fill" pending={edit.isPending} disabled={!conflict}>
          Save changes
        </Button>
      }
    >
      {isRestored && conflict && <DraftNotice disabled={edit.isPending} onStartOver={forget} />}
      {conflict ? (
        <EditForm
          formId={formId}
          conflict={conflict}
          changed={changed}
          onChange={(part) => keep({ ...changed, ...part })}
          edit={edit}
          onSave={save}
        />
      ) : isError ? (
        <ErrorState
          level={3}
          title="Your conflict couldn’t be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Loading your conflict">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

type EditFormProps = {
  readonly formId: string;
  readonly conflict: ConflictDetailView;
  readonly changed: Partial<EditValues>;
  readonly onChange: (part: Partial<EditValues>) => void;
  readonly edit: ReturnType<typeof useEditConflict>;
  readonly onSave: (values: EditValues) => void;
};

function EditForm(props: EditFormProps) {
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
  const { text, field } = fieldsOf(values, errors, change);
  const submit = handleSubmit(() => {
    if (edit.isPending) return;
    const problems = checkEdit(values, conflict.sideLabels);
    setFound(problems);
    if (Object.keys(problems).length > 0) return setFailures((count) => count + 1);
    onSave(values);
  });

  return (
    <form ref={form} id={formId} className={styles.form} noValidate onSubmit={submit}>
      <RequestFailed request={edit} title="Your changes weren’t saved" />
      <TextField
        {...text('title')}
        id={`${formId}-title`}
        label="Title"
        dir="auto"
        autoComplete="off"
        maxLength={TITLE_MAX}
      />
      <CategoryField
        {...field('category')}
        id={`${formId}-category`}
        onChange={(category) => category !== '' && change({ category })}
      />
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <SideField
            key={side}
            {...field(`${side}Side`)}
            id={`${formId}-${side}`}
            side={side}
            label={conflict.sideLabels[side]}
            counter={COUNTER}
          >
            <LazyDangerNote text={values[`${side}Side`]} />
          </SideField>
        ))}
      </div>
      <TagsField {...field('tags')} id={`${formId}-tags`} />
      <ContentNotesField {...field('contentNotes')} />
    </form>
  );
}

const COUNTER = { min: SIDE_MIN, max: SIDE_MAX };
