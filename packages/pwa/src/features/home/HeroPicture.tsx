import { DEFAULT_SIDE_LABELS } from '@twosides/domain/conflicts';
import { SideQuote, SideQuotes } from '../../ui/split/SideQuote.tsx';

/** A picture made of words: what the site does, at a glance. */
export function HeroPicture() {
  return (
    <SideQuotes>
      <SideQuote side="her" label={DEFAULT_SIDE_LABELS.her}>
        I asked for one quiet evening a week. It is not about the football.
      </SideQuote>
      <SideQuote side="his" label={DEFAULT_SIDE_LABELS.his}>
        It is the only night my friends can come. I cook, I clean, I just want company.
      </SideQuote>
    </SideQuotes>
  );
}
