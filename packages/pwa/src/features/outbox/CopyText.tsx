import { useToast } from '../../ui/feedback/use-toast.ts';
import { Button } from '../../ui/form/Button.tsx';

export function CopyText({ text }: { readonly text: string }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: 'Text copied', tone: 'success' }),
      () =>
        toast({ title: 'Failed to copy', description: 'Please select and copy the text yourself.', tone: 'danger' }),
    );
  return (
    <Button size="small" onClick={() => void copy()}>
      Copy text
    </Button>
  );
}
