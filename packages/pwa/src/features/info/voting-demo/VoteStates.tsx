import type { ReactNode } from 'react';
import { LIST_MESSAGES, votesUntilRevealText } from '../../../messages/list-messages.ts';
import shared from '../../../styles/shared.module.css';
import { Bubbles } from '../../../ui/identity/Bubbles.tsx';
import { SplitHidden } from '../../../ui/split/SplitHidden.tsx';
import { VoteButtons } from '../../../ui/split/VoteButtons.tsx';
import styles from './VoteStates.module.css';

const NAMES = { her: 'Maximiliana’s side', his: 'Sam’s side' };

export function VoteStates() {
  return (
    <div className={styles.states}>
      <State name="The mark: done, pending, in the background, loading">
        <div className={styles.marks}>
          <Bubbles />
          <Bubbles look="outline" />
          <Bubbles look="soft" />
          <Bubbles look="breathing" />
        </div>
      </State>
      <State name="On a conflict’s page">
        <VoteButtons size="large" groupLabel="On a conflict’s page" onVote={ignore} />
      </State>
      <State name="A vote on its way">
        <VoteButtons groupLabel="A vote on its way" pending="her" onVote={ignore} />
      </State>
      <State name="Voted">
        <VoteButtons groupLabel="Voted" chosen="his" onVote={ignore} />
      </State>
      <State name="With names">
        <VoteButtons groupLabel="With names" labels={NAMES} onVote={ignore} />
      </State>
      <State name="Hidden, in a list">
        <SplitHidden aside={votesUntilRevealText(37)}>{LIST_MESSAGES.resultsHidden}</SplitHidden>
      </State>
      <State name="Hidden, one vote before everyone sees it">
        <SplitHidden size="large" aside={votesUntilRevealText(1)}>
          {LIST_MESSAGES.resultsHidden}
        </SplitHidden>
      </State>
    </div>
  );
}

function State({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <figure className={styles.state}>
      <figcaption className={shared.note}>{name}</figcaption>
      {children}
    </figure>
  );
}

const ignore = () => undefined;
