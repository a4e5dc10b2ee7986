import { COLLAPSED_NOTICES, conflictPath, shownTitle } from '@twosides/domain/conflicts';
import { findCategory } from '@twosides/domain/model';
import { type ConflictView, EXCERPT_LENGTH, EXCERPT_LENGTH_NARROW, excerptOf } from '@twosides/domain/reading';
import { Link } from 'react-router-dom';
import { Collapsed, CollapsedLink } from '../../../ui/feedback/Collapsed.tsx';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { numberText } from '../../../ui/identity/in-words.ts';
import { TimeAgo } from '../../../ui/identity/TimeAgo.tsx';
import { Badge } from '../../../ui/layout/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Chip } from '../../../ui/layout/Chip.tsx';
import { TagList } from '../../../ui/layout/Tag.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { SideQuotes } from '../../../ui/split/SideQuote.tsx';
import { countOf } from '../../common/list-text.ts';
import { MemberName } from '../../common/member-name/MemberName.tsx';
import { ShareButton } from '../../common/share/ShareButton.tsx';
import { LazyConflictMenu } from '../../safety/menus/LazyConflictMenu.tsx';
import { useContentNote } from '../../voting/use-vote.ts';
import { CardVote } from './CardVote.tsx';
import styles from './ConflictCard.module.css';

type ConflictCardProps = {
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
          <SideQuotes
            her={<Excerpt text={conflict.herSide} />}
            his={<Excerpt text={conflict.hisSide} />}
            labels={conflict.sideLabels}
          />
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

function CardFooter({ conflict, showsToday }: { readonly conflict: ConflictView; readonly showsToday: boolean }) {
  const path = conflictPath(conflict);
  return (
    <div className={styles.footer}>
      <span className={styles.votes}>
        {showsToday && conflict.todayVotes > 0 && `${numberText(conflict.todayVotes)} today · `}
        {countOf(conflict.totalVotes, 'vote')}
      </span>
      <Link className={styles.action} to={`${path}#discussion`}>
        <Icon name="comment" size={18} />
        <span aria-hidden="true">{numberText(conflict.commentCount)}</span>
        <VisuallyHidden>{countOf(conflict.commentCount, 'comment')}</VisuallyHidden>
      </Link>
      <span className={styles.end}>
        {!conflict.hasUserVoted && !conflict.votingPaused && (
          <Link className={styles.action} to={`${path}#vote`} aria-label={`Vote: ${conflict.title}`}>
            <Icon name="vote" size={18} />
            Vote
          </Link>
        )}
        {!conflict.showsHelp && <ShareButton conflict={conflict} className={styles.action} />}
      </span>
    </div>
  );
}

export function CardHead({ conflict, rank }: { readonly conflict: ConflictView; readonly rank: number | undefined }) {
  const category = findCategory(conflict.category);
  return (
    <div className={styles.head}>
      <div className={styles.author}>
        {rank !== undefined && <span className={styles.rank}>#{rank}</span>}
        <Avatar size="sm" avatarId={conflict.userAvatarId} name={conflict.userNickname} />
        <MemberName className={styles.name} nickname={conflict.userNickname} isPseudonym={conflict.anonymous} />
        <TimeAgo at={conflict.submittedAt} toTheDay={conflict.anonymous} className={styles.time} />
      </div>
      <div className={styles.marks}>
        {category && (
          <Chip mark={category.id} to={`/category/${category.id}`}>
            {category.name}
          </Chip>
        )}
        {conflict.isTrending && <Badge icon="flame">Trending</Badge>}
        {conflict.updateCount > 0 && <Badge>Update</Badge>}
      </div>
      <LazyConflictMenu conflict={conflict} />
    </div>
  );
}
