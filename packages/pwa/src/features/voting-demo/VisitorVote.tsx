import { DEFAULT_SIDE_LABELS } from '@twosides/domain/conflicts';
import type { Side } from '@twosides/domain/model';
import { useState } from 'react';
import { LIST_MESSAGES } from '../../messages/list-messages.ts';
import { SplitHidden } from '../../ui/split/SplitHidden.tsx';
import { VoteButtons } from '../../ui/split/VoteButtons.tsx';
import { RevealWall } from './RevealWall.tsx';
import { SampleAccounts } from './SampleAccounts.tsx';

export function VisitorVote() {
  const [choice, setChoice] = useState<Side | null>(null);
  return (
    <>
      <SampleAccounts
        her="We said we would save for the move. He bought the bike without a word."
        his="It is how I get to work. It pays for itself within a year, and I wanted to surprise her."
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
