import { conflictPath, DEFAULT_SIDE_LABELS } from '@twosides/domain/conflicts';
import type { OwnVoteView } from '@twosides/domain/voting';
import { Link } from 'react-router-dom';
import { useOwnVotes } from '../../../api/account/own-votes.ts';
import { LIST_MESSAGES } from '../../../messages/list-messages.ts';
import { PAGE_MESSAGES } from '../../../messages/page-messages.ts';
import shared from '../../../styles/shared.module.css';
import { SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { Button, ButtonLink } from '../../../ui/form/Button.tsx';
import { TimeAgo } from '../../../ui/identity/TimeAgo.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Tag } from '../../../ui/layout/Tag.tsx';
import { SplitThin } from '../../../ui/split/SplitThin.tsx';
import { ListFailed } from '../../lists/conflict-list/ConflictList.tsx';
import { winnerLine } from '../../voting/winner-line.ts';
import ownStyles from '../own-conflicts/OwnConflicts.module.css';
import { RowSkeletons } from '../own-conflicts/OwnConflicts.tsx';
import styles from './OwnVotes.module.css';

export function OwnVotes() {
  return (
    <Card as="section" padding="roomy" className={shared.stack12} aria-labelledby="own-votes">
      <h2 id="own-votes" className={ownStyles.heading} tabIndex={-1}>
        Your votes
      </h2>
      <p className={shared.note}>Only you can see this.</p>
      <List />
    </Card>
  );
}

function List() {
  const list = useOwnVotes();
  if (list.isError) return <ListFailed list={list} title={PAGE_MESSAGES.votesFailed} />;
  if (!list.votes)
    return (
      <SkeletonGroup label="Loading your votes">
        <RowSkeletons />
      </SkeletonGroup>
    );
  if (list.votes.length === 0)
    return (
      <>
        <p>You haven’t voted yet.</p>
        <ButtonLink to="/today" className={shared.start}>
          Today’s five
        </ButtonLink>
      </>
    );
  return (
    <>
      {[...Map.groupBy(list.votes, ({ votedAt }) => votedAt)].map(([day, votes]) => (
        <section key={day} aria-labelledby={`votes-${day}`}>
          <h3 id={`votes-${day}`} className={styles.day}>
            <TimeAgo at={day} toTheDay />
          </h3>
          <ul>
            {votes.map((vote) => (
              <Row key={vote.conflictId} vote={vote} />
            ))}
          </ul>
        </section>
      ))}
      {list.hasMore && (
        <div className={styles.more}>
          {list.isLoadMoreError && <p role="alert">{PAGE_MESSAGES.votesFailed}</p>}
          <Button pending={list.isLoadingMore} onClick={list.loadMore}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ vote }: { readonly vote: OwnVoteView }) {
  const { conflictId, title, side, sideLabels } = vote;
  return (
    <li className={ownStyles.row}>
      <p className={styles.title} dir="auto">
        {title === null ? (
          'A conflict that’s no longer on the site'
        ) : (
          <Link to={conflictPath({ id: conflictId, title })} className={shared.covers}>
            {title}
          </Link>
        )}
      </p>
      <p className={ownStyles.facts}>
        <Tag tone={side}>{(sideLabels ?? DEFAULT_SIDE_LABELS)[side]}</Tag>
      </p>
      <Result vote={vote} />
    </li>
  );
}

function Result({ vote: { sideLabels, results } }: { readonly vote: OwnVoteView }) {
  if (!results || !sideLabels) return null;
  const { herPercentage, range, revealedAt } = results;
  if (herPercentage === null) return <p className={shared.note}>{LIST_MESSAGES.resultsReading}</p>;
  return (
    <>
      <SplitThin labels={sideLabels} herPercentage={herPercentage} range={range} />
      <p className={ownStyles.facts}>
        <span>{winnerLine({ ...results, sideLabels, hasUserVoted: true })}</span>
        {revealedAt && (
          <span>
            Became public <TimeAgo at={revealedAt} toTheDay />
          </span>
        )}
      </p>
    </>
  );
}
