import { conflictPath } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { countOf } from '../../common/list-text.ts';
import { ShareButton } from '../../common/share/ShareButton.tsx';
import styles from './CardFooter.module.css';

type CardFooterProps = { readonly conflict: ConflictView; readonly showsToday: boolean };

export function CardFooter({ conflict, showsToday }: CardFooterProps) {
  const path = conflictPath(conflict);
  return (
    <div className={styles.footer}>
      <span className={styles.votes}>
        {showsToday && conflict.todayVotes > 0 && `${conflict.todayVotes.toLocaleString('en')} today · `}
        {countOf(conflict.totalVotes, 'vote')}
      </span>
      <Link className={styles.action} to={`${path}#discussion`}>
        <Icon name="comment" size={18} />
        <span aria-hidden="true">{conflict.commentCount.toLocaleString('en')}</span>
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
