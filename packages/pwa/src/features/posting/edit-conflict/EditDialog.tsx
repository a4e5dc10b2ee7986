import { CATEGORY_IDS, CONTENT_NOTES } from '@twosides/domain/model';
import { useId } from 'react';
import * as v from 'valibot';
import { useConflict } from '../../../api/conflicts.ts';
import { useEditConflict } from '../../../api/own/own-conflict.ts';
import { bySchema } from '../../../drafts/text-draft.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { DraftNotice } from '../../../form/DraftNotice.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { useToast } from '../../../ui/feedback/use-toast.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { EditForm } from './EditForm.tsx';
import { type EditValues, toEdit } from './edit-values.ts';
import type { AuthorDialogProps } from './use-author-actions.ts';

const schema: v.GenericSchema<unknown, Partial<EditValues>> = v.object({
  title: v.exactOptional(v.string()),
  category: v.exactOptional(v.picklist(CATEGORY_IDS)),
  herSide: v.exactOptional(v.string()),
  hisSide: v.exactOptional(v.string()),
  tags: v.exactOptional(v.string()),
  contentNotes: v.exactOptional(v.array(v.picklist(CONTENT_NOTES))),
});

const editDraft = bySchema(schema);

export function EditDialog({ conflict: listed, open, onOpenChange }: AuthorDialogProps) {
  const formId = useId();
  const toast = useToast();
  // Loads the whole text, because lists have only excerpts.
  const { data: conflict, isError, refetch, isFetching } = useConflict(listed.id);
  const { draft, isRestored, keep, forget } = useDraft(`edit-${listed.id}`, editDraft);
  const changed = draft ?? {};
  const edit = useEditConflict(listed.id);

  const save = (values: EditValues) =>
    edit.mutate(toEdit(values), {
      onSuccess: () => {
        forget();
        onOpenChange(false);
        toast({ title: 'Changes saved', tone: 'success' });
      },
    });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
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
