import type { SideLabels } from '@twosides/domain/conflicts';
import { type ConflictText, SIDES } from '@twosides/domain/model';
import shared from '../../styles/shared.module.css';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { Button } from '../../ui/form/Button.tsx';
import { SideQuote, SideQuotes } from '../../ui/split/SideQuote.tsx';

type AccountsProps = { readonly labels: SideLabels; readonly text: Pick<ConflictText, 'herSide' | 'hisSide'> };

export function Accounts({ labels, text }: AccountsProps) {
  const accounts = { her: text.herSide, his: text.hisSide };
  return (
    <SideQuotes>
      {SIDES.map((side) => (
        <SideQuote key={side} side={side} label={labels[side]}>
          <p className={shared.written} dir="auto">
            {accounts[side]}
          </p>
        </SideQuote>
      ))}
    </SideQuotes>
  );
}

export function CopyText({ text }: { readonly text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toasts.show({ title: 'Text copied', tone: 'success' }),
      () =>
        toasts.show({
          title: 'Failed to copy',
          description: 'Please select and copy the text yourself.',
          tone: 'danger',
        }),
    );
  return (
    <Button size="small" onClick={() => void copy()}>
      Copy text
    </Button>
  );
}
