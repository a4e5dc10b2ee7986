import { DEFAULT_SIDE_LABELS } from '@twosides/domain/conflicts';
import { SideQuote, SideQuotes } from '../../../ui/split/SideQuote.tsx';

export function SampleAccounts({ her, his }: { readonly her: string; readonly his: string }) {
  return (
    <SideQuotes>
      <SideQuote side="her" label={DEFAULT_SIDE_LABELS.her}>
        {her}
      </SideQuote>
      <SideQuote side="his" label={DEFAULT_SIDE_LABELS.his}>
        {his}
      </SideQuote>
    </SideQuotes>
  );
}
