import { useNavigate } from 'react-router-dom';
import type { WaitingPost } from '../../outbox/outbox-items.ts';
import { withOutbox } from '../../outbox/with-outbox.ts';
import { useToast } from '../../ui/feedback/use-toast.ts';
import { Button } from '../../ui/form/Button.tsx';
import { conflictDraft } from '../submit/conflict-draft.ts';

/** Takes a conflict that waits back to the form, where all of it can be changed. What the form holds already stays. */
export function BackToForm({ row }: { readonly row: WaitingPost }) {
  const navigate = useNavigate();
  const toast = useToast();

  const takeBack = async () => {
    const draft = conflictDraft(row.memberId);
    if (draft.read() !== null) {
      toast({
        title: 'You have begun another conflict',
        description: 'Post it or start it over first. This one stays here.',
        tone: 'danger',
        action: { label: 'Open the form', to: '/submit-conflict' },
      });
      return;
    }
    // Its answer may have been lost: unchanged, it goes under the same id and is posted once.
    draft.keep({ answers: row.payload, opId: row.opId });
    if (await withOutbox((box) => box.discard(row.opId))) return void navigate('/submit-conflict');
    draft.forget();
    toast({ title: "It's already being sent", tone: 'danger' });
  };

  return (
    <Button size="small" icon="edit" onClick={() => void takeBack()}>
      Edit
    </Button>
  );
}
