import { COLLAPSED_NOTICES, conflictPath, shownTitle } from '@twosides/domain/conflicts';
import { SIDES } from '@twosides/domain/model';
import { type ConflictView, EXCERPT_LENGTH, EXCERPT_LENGTH_NARROW, excerptOf } from '@twosides/domain/reading';
import { Link } from 'react-router-dom';
import { Collapsed, CollapsedLink } from '../../../ui/feedback/CollapsedLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { TagList } from '../../../ui/layout/Tag.tsx';
import { SideQuote, SideQuotes } from '../../../ui/split/SideQuote.tsx';
import { useContentNote } from '../../voting/use-content-note.ts';
import { CardFooter } from './CardFooter.tsx';
import { CardHead } from './CardHead.tsx';
import { CardVote } from './CardVote.tsx';
import styles from './ConflictCard.module.css';

export type ConflictCardProps = {
  readonly conflict: ConflictView;
  readonly rank?: number | undefined;
  readonly showsToday?: boolean | undefined;
};

export function ConflictCard({ conflict, rank, showsToday = false }: ConflictCardProps) {
  const { isCovered, ...note } = useContentNote(conflict);
  if (conflict.collapsedBy && !conflict.isAuthor)
    return (
      <Card as="article" className={styles.card}>
        <CardHead conflict={conflict} rank={rank} />
        <h3 className={styles.title}>{shownTitle(conflict)}</h3>
        <CollapsedLink notice={COLLAPSED_NOTICES[conflict.collapsedBy]} to={conflictPath(conflict)} />
      </Card>
    );
  return (
    <Card as="article" className={styles.card}>
      <CardHead conflict={conflict} rank={rank} />
      <Collapsed notice={conflict.collapsedBy ? COLLAPSED_NOTICES[conflict.collapsedBy] : undefined}>
        <h3 className={styles.title} dir="auto">
          <Link to={conflictPath(conflict)} className={styles.link}>
            {conflict.title}
          </Link>
        </h3>
        <TagList tags={conflict.tags} most={3} />
        <Collapsed {...note}>
          <SideQuotes>
            {SIDES.map((side) => (
              <SideQuote key={side} side={side} label={conflict.sideLabels[side]}>
                <Excerpt text={side === 'her' ? conflict.herSide : conflict.hisSide} />
              </SideQuote>
            ))}
          </SideQuotes>
        </Collapsed>
        <div className={styles.actions}>
          <CardVote conflict={conflict} isCovered={isCovered} />
          <CardFooter conflict={conflict} showsToday={showsToday} />
        </div>
      </Collapsed>
    </Card>
  );
}

/** CSS shows one of the two excerpts, because a choice by script would change the text at hydration. */
function Excerpt({ text }: { readonly text: string }) {
  const wide = excerptOf(text, EXCERPT_LENGTH);
  const narrow = excerptOf(text, EXCERPT_LENGTH_NARROW);
  if (wide === narrow) return <p dir="auto">{wide}</p>;
  return (
    <>
      <p dir="auto" className={styles.wide}>
        {wide}
      </p>
      <p dir="auto" className={styles.narrow}>
        {narrow}
      </p>
    </>
  );
}
