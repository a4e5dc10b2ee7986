import type { ReactNode } from 'react';
import type { ConflictList as List } from '../../../api/conflict-lists.ts';
import { LIST_MESSAGES } from '../../../messages/list-messages.ts';
import shared from '../../../styles/shared.module.css';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Repeated, Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { SideQuotesSkeleton } from '../../../ui/split/SideQuote.tsx';
import { NextPage } from '../../../ui/without-javascript/PlainLinks.tsx';
import cardStyles from './ConflictCard.module.css';
import { ConflictCard } from './ConflictCard.tsx';
import styles from './ConflictList.module.css';

type ConflictListProps = {
  readonly list: List;
  readonly empty: ReactNode;
  readonly ranked?: boolean | undefined;
  readonly isOfToday?: boolean | undefined;
  /** The part of the feed's URL between `/feeds/` and `.atom`. */
  readonly feed?: string | undefined;
};

export function ConflictList({ list, empty, ranked = false, isOfToday = false, feed }: ConflictListProps) {
  if (list.isError) return <ListFailed list={list} />;
  if (!list.conflicts)
    return (
      <SkeletonGroup label="Loading conflicts" className={styles.list}>
        <Repeated times={5}>
          <CardSkeleton />
        </Repeated>
      </SkeletonGroup>
    );
  if (list.conflicts.length === 0) return empty;
  return (
    <>
      <ul className={styles.list}>
        {list.conflicts.map((conflict, index) => (
          <li key={conflict.id} className={styles.item}>
            <ConflictCard conflict={conflict} rank={ranked ? index + 1 : undefined} showsToday={isOfToday} />
          </li>
        ))}
      </ul>
      <LoadMore list={list}>
        <NextPage name="from" cursor={list.next}>
          More conflicts
        </NextPage>
      </LoadMore>
      {feed && (
        <p className={styles.feed}>
          <a href={`/feeds/${feed}.atom`} type="application/atom+xml">
            Follow in a feed reader
          </a>
        </p>
      )}
    </>
  );
}

export function LoadMore({ list, children }: { readonly list: List; readonly children?: ReactNode }) {
  if (!list.hasMore) return null;
  return (
    <div className={styles.more}>
      {list.isLoadMoreError && <p role="alert">{LIST_MESSAGES.listFailed}</p>}
      <Button pending={list.isLoadingMore} onClick={list.loadMore}>
        Load More Conflicts
      </Button>
      {children}
    </div>
  );
}

export function CardSkeleton() {
  return (
    <Card className={cardStyles.card}>
      <div className={shared.row10}>
        <Skeleton shape="circle" className={styles.avatar} />
        <Skeleton className={styles.name} />
        <Skeleton className={styles.chip} />
      </div>
      <Skeleton shape="title" />
      <SideQuotesSkeleton />
      <div className={styles.halves}>
        <Skeleton shape="block" className={styles.half} />
        <Skeleton shape="block" className={styles.half} />
      </div>
      <Skeleton shape="block" className={styles.split} />
      <Skeleton className={styles.footer} />
    </Card>
  );
}

type ListFailedProps = {
  readonly list: Pick<List, 'retry' | 'isRetrying'>;
  readonly title?: string;
  readonly level?: 1 | 3;
};

export function ListFailed({ list, title = LIST_MESSAGES.listFailed, level = 3 }: ListFailedProps) {
  return (
    <ErrorState title={title} onRetry={list.retry} retrying={list.isRetrying} level={level}>
      Please check your connection and try again.
    </ErrorState>
  );
}
