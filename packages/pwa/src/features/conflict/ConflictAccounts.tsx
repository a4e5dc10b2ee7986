import { SIDES } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Tag } from '../../ui/layout/Tag.tsx';
import { SideQuote, SideQuotes } from '../../ui/split/SideQuote.tsx';

/** Only the author sees which side is theirs. */
export function ConflictAccounts({ conflict }: { readonly conflict: ConflictView }) {
  return (
    <SideQuotes>
      {SIDES.map((side) => (
        <SideQuote
          key={side}
          side={side}
          label={conflict.sideLabels[side]}
          size="full"
          headingLevel={2}
          mark={conflict.isAuthor && conflict.authorSide === side && <Tag tone={side}>My Perspective</Tag>}
        >
          <p dir="auto">{side === 'her' ? conflict.herSide : conflict.hisSide}</p>
        </SideQuote>
      ))}
    </SideQuotes>
  );
}

export function WaysOn() {
  return (
    <>
      <ButtonLink variant="fill" to="/">
        Back to Home
      </ButtonLink>
      <ButtonLink to="/today">Today’s five</ButtonLink>
    </>
  );
}
