import { useQueryClient } from '@tanstack/react-query';
import type { AlertView } from '@twosides/domain/alerts';
import { PAGE_HEADINGS } from '@twosides/domain/contract';
import type { AlertKind } from '@twosides/domain/model';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useAlerts } from '../../api/alerts.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { PAGE_MESSAGES } from '../../messages/page-messages.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import shared from '../../styles/shared.module.css';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Repeated, Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { Button, ButtonLink } from '../../ui/form/Button.tsx';
import { BubbleIcon } from '../../ui/identity/Bubbles.tsx';
import type { IconName } from '../../ui/identity/Icon.tsx';
import { TimeAgo } from '../../ui/identity/TimeAgo.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { SignInFirst, Unreachable } from '../account/SignInFirst.tsx';
import { LoadFailed } from '../common/offline/LoadFailed.tsx';
import { QuickExit } from '../common/quick-exit/QuickExit.tsx';
import itemStyles from './AlertItem.module.css';
import styles from './AlertsScreen.module.css';
import { useReadOnSight } from './ReadAlertsOf.tsx';

export function AlertsScreen() {
  const { status, user } = useCurrentUser();
  if (status === 'unreachable') return <Unreachable />;
  if (status !== 'loading' && !user) return <SignInFirst title="Please sign in to see your alerts." path="/alerts" />;
  return (
    <div>
      <QuickExit />
      <div className={shared.page}>
        <h1 className={styles.title}>{PAGE_HEADINGS.alerts}</h1>
        {user ? <Alerts /> : <AlertsSkeleton />}
      </div>
    </div>
  );
}

function Alerts() {
  const list = useAlerts();
  const { unreadCount } = list;
  const newest = list.alerts?.[0]?.at;
  useReadOnSight(unreadCount > 0 ? newest : undefined);
  const client = useQueryClient();
  useEffect(() => () => void client.invalidateQueries({ queryKey: queryKeys.alerts, refetchType: 'none' }), [client]);
  if (list.error) {
    const query = { error: list.error, isFetching: list.isRetrying, refetch: list.retry };
    return <LoadFailed title={PAGE_MESSAGES.alertsFailed} query={query} />;
  }
  if (!list.alerts) return <AlertsSkeleton />;
  if (list.alerts.length === 0) return <NoAlerts />;
  return (
    <>
      <Card padding="none">
        <ul className={styles.list}>
          {list.alerts.map((alert) => (
            <AlertItem key={alert.id} alert={alert} />
          ))}
        </ul>
      </Card>
      {list.hasMore && (
        <Button className={styles.more} pending={list.isLoadingMore} onClick={list.loadMore}>
          Load more
        </Button>
      )}
    </>
  );
}

function NoAlerts() {
  return (
    <EmptyState icon="bell" title="No alerts yet" actions={<ButtonLink to="/">Explore conflicts</ButtonLink>}>
      We’ll let you know here when your conflict or one you voted on reaches 100 votes, when someone comments on your
      conflict or follows you, when someone you follow posts a conflict, when we’ve made a decision about something you
      reported, and when someone signs in to your account on a new device.
    </EmptyState>
  );
}

function AlertsSkeleton() {
  return (
    <SkeletonGroup label="Loading your alerts">
      <Card padding="none">
        <Repeated times={4}>
          <div className={styles.row}>
            <Skeleton shape="circle" className={styles.icon} />
            <div className={styles.words}>
              <Skeleton />
              <Skeleton className={styles.short} />
            </div>
          </div>
        </Repeated>
      </Card>
    </SkeletonGroup>
  );
}

function AlertItem({ alert }: { readonly alert: AlertView }) {
  return (
    <li className={classNames(itemStyles.item, !alert.isRead && itemStyles.unread)}>
      {/* A newer server may send a kind that this version doesn't know. */}
      <BubbleIcon name={ICONS[alert.kind] ?? 'bell'} />
      <div className={itemStyles.words}>
        <p className={itemStyles.text}>
          {alert.path === null ? (
            alert.text
          ) : (
            <Link className={itemStyles.link} to={alert.path}>
              {alert.text}
            </Link>
          )}
          {!alert.isRead && <VisuallyHidden> (new)</VisuallyHidden>}
        </p>
        {alert.detail && (
          <p className={TITLED.includes(alert.kind) ? itemStyles.title : itemStyles.reason} dir="auto">
            {alert.detail}
          </p>
        )}
        <TimeAgo at={alert.at} className={shared.note} />
      </div>
    </li>
  );
}

const TITLED: readonly AlertKind[] = ['revealed', 'votes', 'comments', 'replies', 'ending', 'update', 'followed'];

const ICONS: Readonly<Record<AlertKind, IconName>> = {
  revealed: 'scale',
  votes: 'vote',
  comments: 'comment',
  replies: 'comment',
  ending: 'comment',
  update: 'comment',
  follower: 'profile',
  followed: 'profile',
  moderation: 'flag',
  signIn: 'lock',
  today: 'calendar',
};
