import type { SideLabels } from '@twosides/domain/conflicts';
import type { ConflictText } from '@twosides/domain/model';
import shared from '../../styles/shared.module.css';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { Button } from '../../ui/form/Button.tsx';
import { SideQuotes } from '../../ui/split/SideQuote.tsx';
import { copyText } from '../common/share/share.ts';

type AccountsProps = { readonly labels: SideLabels; readonly text: Pick<ConflictText, 'herSide' | 'hisSide'> };

export function Accounts({ labels, text }: AccountsProps) {
  return <SideQuotes her={<Written text={text.herSide} />} his={<Written text={text.hisSide} />} labels={labels} />;
}

export const Written = ({ text }: { readonly text: string }) => (
  <p className={shared.written} dir="auto">
    {text}
  </p>
);

export function CopyText({ text }: { readonly text: string }) {
  const copy = async () =>
    toasts.show(
      (await copyText(text))
        ? { title: 'Text copied', tone: 'success' }
        : { title: 'Failed to copy', description: 'Please select and copy the text yourself.', tone: 'danger' },
    );
  return (
    <Button size="small" onClick={() => void copy()}>
      Copy text
    </Button>
  );
}
