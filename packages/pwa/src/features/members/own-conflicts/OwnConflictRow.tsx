import { conflictPath } from '@twosides/domain/conflicts';
import { findCategory } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { Link } from 'react-router-dom';
import { TAKEN_DOWN_TEXT } from '../../../messages/page-messages.ts';
import shared from '../../../styles/shared.module.css';
import { CategoryMark } from '../../../ui/identity/CategoryMark.tsx';
import { TimeAgo } from '../../../ui/identity/TimeAgo.tsx';
import { Badge } from '../../../ui/layout/Badge.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { countOf } from '../../common/list-text.ts';
import styles from './OwnConflicts.module.css';

export function OwnConflictRow({ conflict }: { readonly conflict: ConflictView }) {
  const category = findCategory(conflict.category);
  return (
    <li className={styles.row}>
      <h3 className={classNames(shared.textL, shared.breaks)} dir="auto">
        <Link to={conflictPath(conflict)} className={classNames(shared.covers, styles.link)}>
          {conflict.title}
        </Link>
      </h3>
      <p className={styles.facts}>
        <TimeAgo at={conflict.submittedAt} toTheDay={conflict.anonymous} />
        <span>{countOf(conflict.totalVotes, 'vote')}</span>
        {category && (
          <span className={styles.category}>
            <CategoryMark name={category.id} size={16} />
            {category.name}
          </span>
        )}
        {conflict.anonymous && (
          <Badge tone="neutral" icon="eye-off">
            Anonymous
          </Badge>
        )}
        {conflict.takenDownBy && <Badge tone="warning">Taken down</Badge>}
        {conflict.isActive && conflict.votingPaused && <Badge tone="warning">Voting paused</Badge>}
        {conflict.isActive && conflict.collapsedBy && <Badge tone="warning">Hidden</Badge>}
      </p>
      {conflict.takenDownBy && <p className={shared.note}>{TAKEN_DOWN_TEXT[conflict.takenDownBy]}</p>}
    </li>
  );
}
