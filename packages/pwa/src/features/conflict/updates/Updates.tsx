import { howItWentPath } from '@twosides/domain/alerts';
import { COLLAPSED_NOTICES } from '@twosides/domain/conflicts';
import { DAY, HOUR } from '@twosides/domain/kernel';
import type { Ending } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import type { UpdatesView, UpdateView } from '@twosides/domain/updates';
import type { ReactNode } from 'react';
import { useFollowUpdates, useUpdates } from '../../../api/updates.ts';
import { useWaitingUpdate } from '../../../outbox/outbox-items.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { Collapsed } from '../../../ui/feedback/Collapsed.tsx';
import { Button, ButtonLink } from '../../../ui/form/Button.tsx';
import { TimeAgo } from '../../../ui/identity/TimeAgo.tsx';
import { serverNow } from '../../../ui/identity/use-now.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { toastFailed } from '../../common/offline/LoadFailed.tsx';
import { WaitingLine } from '../../common/waiting-line/WaitingLine.tsx';
import { UpdateMenu } from '../../safety/menus/ItemMenu.tsx';
import styles from './Updates.module.css';
import { OUTCOME_TITLES } from './update-words.ts';

const NOTHING_KNOWN: UpdatesView = { updates: [], isFollowing: false, opensAt: null, anonymous: false };

const FEW_VOTES = 10;

const ENDED: ReadonlySet<Ending> = new Set(['talked-it-through', 'agreed-to-differ', 'parted']);

type UpdatesProps = { readonly conflict: ConflictView };

export function Updates({ conflict }: UpdatesProps) {
  const { user } = useCurrentUser();
  const asks = conflict.updateCount > 0 || (user !== null && conflict.isActive);
  const { data } = useUpdates(conflict.id, asks);
  const waiting = useWaitingUpdate(conflict.id);
  if (!data && !waiting) return null;
  const { updates, isFollowing, opensAt } = data ?? NOTHING_KNOWN;
  const age = serverNow() - Date.parse(conflict.submittedAt);
  const isFresh = age < HOUR || (age < DAY && conflict.totalVotes < FEW_VOTES);
  const canTell = !waiting && !isFresh && opensAt !== null && Date.parse(opensAt) <= serverNow();
  const isWaitedFor = isFollowing || !updates.some(({ ending }) => ENDED.has(ending));
  const canFollow = data && user !== null && !conflict.isAuthor && conflict.isActive && isWaitedFor;
  const hasUpdates = updates.length > 0 || waiting;
  if (!hasUpdates && !canTell && !canFollow) return null;
  return (
    <section className={styles.updates} aria-label="How it went">
      {hasUpdates && <h2 className={shared.textXl}>How it went</h2>}
      {hasUpdates && (
        <ol className={styles.line}>
          {updates.map((update) => (
            <Card as="li" shape="bubble" key={update.number} className={styles.update}>
              <Update
                update={update}
                toTheDay={conflict.anonymous}
                isOwn={conflict.isAuthor}
                menu={
                  !conflict.isAuthor &&
                  update.text &&
                  !update.isTakenDown && (
                    <UpdateMenu
                      conflictId={conflict.id}
                      number={update.number}
                      label={`More about the update “${OUTCOME_TITLES[update.ending]}”`}
                    />
                  )
                }
              />
            </Card>
          ))}
          {waiting && (
            <Card as="li" shape="bubble" className={styles.update}>
              <Update update={{ ...waiting.payload, notifiedAt: new Date(waiting.createdAt).toISOString() }} />
              <WaitingLine row={waiting} />
            </Card>
          )}
        </ol>
      )}
      {canTell && (
        <ButtonLink to={howItWentPath(conflict.id)} icon="edit">
          {updates.length === 0 ? 'Share how it went' : 'Add another update'}
        </ButtonLink>
      )}
      {canFollow && <FollowUpdates conflict={conflict} isFollowing={isFollowing} />}
    </section>
  );
}

type UpdateProps = {
  readonly update: Pick<UpdateView, 'ending' | 'text' | 'notifiedAt'> & Partial<UpdateView>;
  readonly toTheDay?: boolean;
  readonly isOwn?: boolean;
  readonly menu?: ReactNode;
};

function Update({ update, toTheDay, isOwn, menu }: UpdateProps) {
  const { ending, text, notifiedAt, isTakenDown, collapsedBy } = update;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.what}>
          <strong>{OUTCOME_TITLES[ending]}</strong>{' '}
          <TimeAgo at={notifiedAt} toTheDay={toTheDay} className={shared.note} />
        </p>
        {menu}
      </div>
      {isTakenDown && (
        <p className={shared.note}>
          {isOwn ? 'We took this off the site. Only you can still see it.' : 'A moderator took this off the site.'}
        </p>
      )}
      {text === null && <p className={shared.note}>Vote to read the update</p>}
      {text && (
        <Collapsed notice={collapsedBy && !isTakenDown ? COLLAPSED_NOTICES[collapsedBy] : undefined}>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </Collapsed>
      )}
    </>
  );
}

function FollowUpdates({ conflict, isFollowing }: UpdatesProps & { readonly isFollowing: boolean }) {
  const follow = useFollowUpdates(conflict.id);
  return (
    <div className={styles.follow}>
      <Button
        icon={isFollowing ? 'check' : 'bell'}
        aria-pressed={isFollowing}
        pending={follow.isPending}
        onClick={() => follow.mutate(!isFollowing, { onError: (error) => toastFailed('That wasn’t saved', error) })}
      >
        Notify me of updates
      </Button>
      {isFollowing && <p className={shared.note}>We’ll let you know when the author posts an update.</p>}
    </div>
  );
}
