import { conflictPath } from '@twosides/domain/conflicts';
import { findCategory } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { Link } from 'react-router-dom';
import { usePagedConflicts } from '../../../api/conflict-lists.ts';
import { ownConflictsQuery } from '../../../api/profiles.ts';
import { TAKEN_DOWN_TEXT } from '../../../messages/page-messages.ts';
import shared from '../../../styles/shared.module.css';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Repeated, Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { CategoryMark } from '../../../ui/identity/CategoryMark.tsx';
import { TimeAgo } from '../../../ui/identity/TimeAgo.tsx';
import { Badge } from '../../../ui/layout/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { countOf } from '../../common/list-text.ts';
import { ListFailed, LoadMore } from '../../lists/conflict-list/ConflictList.tsx';
import { DraftLine } from '../../posting/DraftLine.tsx';
import { Figures, FiguresSkeleton } from '../public-profile/ProfileHead.tsx';
import styles from './OwnConflicts.module.css';

export function OwnConflicts() {
  return (
    <Card as="section" padding="roomy" className={shared.stack16} aria-labelledby="own-conflicts">
      <h2 id="own-conflicts" className={styles.heading} tabIndex={-1}>
        Your conflicts
      </h2>
      <DraftLine className={shared.note} />
      <List />
    </Card>
  );
}

function List() {
  const list = usePagedConflicts(ownConflictsQuery);
  const { conflicts } = list;
  if (list.isError) return <ListFailed list={list} />;
  if (!conflicts) return <Loading />;
  if (conflicts.length === 0) {
    return (
      <EmptyState
        level={3}
        title="Nothing here yet"
        actions={<ButtonLink to="/submit-conflict">Share Your First Conflict</ButtonLink>}
      >
        You’ll see your conflicts and their votes here.
      </EmptyState>
    );
  }
  return (
    <>
      <Figures
        figures={[
          { name: 'Conflicts', value: conflicts.length, isMinimum: list.hasMore },
          {
            name: 'With votes',
            value: conflicts.filter(({ totalVotes }) => totalVotes > 0).length,
            isMinimum: list.hasMore,
          },
        ]}
      />
      <ul>
        {conflicts.map((conflict) => (
          <OwnConflictRow key={conflict.id} conflict={conflict} />
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Loading your conflicts">
      <FiguresSkeleton count={2} />
      <RowSkeletons />
    </SkeletonGroup>
  );
}

export function RowSkeletons() {
  return (
    <Repeated times={3}>
      <div className={styles.row}>
        <Skeleton shape="title" />
        <Skeleton />
      </div>
    </Repeated>
  );
}

function OwnConflictRow({ conflict }: { readonly conflict: ConflictView }) {
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
