import { howItWentPath } from '@twosides/domain/alerts';
import { useNavigate } from 'react-router-dom';
import type { WaitingPost, WaitingUpdate } from '../../outbox/outbox-items.ts';
import { withOutbox } from '../../outbox/submit.ts';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { Button } from '../../ui/form/Button.tsx';
import { updateDraftOf } from '../conflict/updates/update-draft.ts';
import { conflictDraft } from '../posting/submit/conflict-draft.ts';

export function BackToForm({ row }: { readonly row: WaitingPost | WaitingUpdate }) {
  const navigate = useNavigate();
  const takeBack = async () => {
    const { noun, path, draft, keep } = formOf(row);
    if (draft.read() !== null) {
      toasts.show({
        title: `You’re already writing another ${noun}`,
        description: 'Post that one or start over first. This one will stay here.',
        tone: 'danger',
        action: { label: 'Open the form', to: path },
      });
      return;
    }
    // The draft keeps the operation id, so that an item is not posted twice if only the response was lost.
    keep();
    if (await withOutbox((box) => box.discard(row.opId))) return void navigate(path);
    draft.delete();
    toasts.show({ title: 'It’s already being sent', tone: 'danger' });
  };

  return (
    <Button size="small" icon="edit" onClick={() => void takeBack()}>
      Edit
    </Button>
  );
}

function formOf(row: WaitingPost | WaitingUpdate) {
  if (row.kind === 'post') {
    const draft = conflictDraft(row.memberId);
    const keep = () => draft.store({ answers: row.payload, opId: row.opId });
    return { noun: 'conflict', path: '/submit-conflict', draft, keep };
  }
  const draft = updateDraftOf(row.queue, row.memberId);
  const { title: _, ...answers } = row.payload;
  return {
    noun: 'update',
    path: howItWentPath(row.queue),
    draft,
    keep: () => draft.store({ ...answers, opId: row.opId }),
  };
}
