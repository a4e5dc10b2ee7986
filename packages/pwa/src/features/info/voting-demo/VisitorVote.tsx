import { DEFAULT_SIDE_LABELS } from '@twosides/domain/conflicts';
import type { Side } from '@twosides/domain/model';
import { useState } from 'react';
import { LIST_MESSAGES } from '../../../messages/list-messages.ts';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { BubbleIcon } from '../../../ui/identity/Bubbles.tsx';
import { SideQuotes } from '../../../ui/split/SideQuote.tsx';
import { SplitHidden } from '../../../ui/split/SplitHidden.tsx';
import { VoteButtons } from '../../../ui/split/VoteButtons.tsx';
import styles from './VisitorVote.module.css';

export function VisitorVote() {
  const [choice, setChoice] = useState<Side | null>(null);
  return (
    <>
      <SideQuotes
        her="We said we’d save for the move. He bought the bike without a word."
        his="It’s how I get to work. It pays for itself within a year, and I wanted to surprise her."
      />
      <VoteButtons chosen={choice} onVote={setChoice} groupLabel="Whose side are you on, as a visitor?" />
      {choice === null ? (
        <SplitHidden>{LIST_MESSAGES.resultsHidden}</SplitHidden>
      ) : (
        <RevealWall choice={DEFAULT_SIDE_LABELS[choice]} />
      )}
    </>
  );
}

function RevealWall({ choice }: { readonly choice: string }) {
  return (
    <div className={styles.wall} role="status">
      <BubbleIcon name="lock" size={72} />
      <p className={styles.title}>Your choice: {choice}. Sign up to make it count.</p>
      <p className={styles.text}>Then you’ll see how everyone else voted. It’s free.</p>
      <div className={styles.actions}>
        <ButtonLink variant="fill" to="/register">
          Vote Now
        </ButtonLink>
        <ButtonLink variant="plain" to="/login">
          Already have an account?
        </ButtonLink>
      </div>
    </div>
  );
}
