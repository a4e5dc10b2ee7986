import type { ConflictDetailView, ConflictView } from '@twosides/domain/reading';
import { INSIGHTS_MAX } from '@twosides/domain/wire';
import type { ReactNode } from 'react';
import { useInsights } from '../../api/insights.ts';
import { numberText } from '../../ui/identity/in-words.ts';
import { Badge } from '../../ui/layout/Badge.tsx';
import { Panel } from '../../ui/layout/panel/Panel.tsx';
import { isPassedOn, SharePanel } from '../common/share/SharePanel.tsx';
import { SubmitLink } from '../common/sign-up-prompt/ask-to-sign-up.tsx';
import styles from './ConflictPanels.module.css';
import { VoteHistory } from './history/VoteHistory.tsx';

type ConflictPanelsProps = {
  readonly conflict: ConflictDetailView;
  readonly showsResults: boolean;
  readonly isSharedAbove: boolean;
};

export function ConflictPanels({ conflict, showsResults, isSharedAbove }: ConflictPanelsProps) {
  const insights = useInsights(conflict);
  return (
    <aside className={styles.panels} aria-label="About this conflict">
      <Panel id="stats-heading" title="Conflict stats">
        <dl className={styles.facts}>
          <Fact name="Total votes">{numberText(conflict.totalVotes)}</Fact>
          <Fact name="Comments">{numberText(conflict.commentCount)}</Fact>
          {conflict.votesUntilReveal > 0 && takesVotes(conflict) && (
            <Fact name="Votes until public reveal">{conflict.votesUntilReveal}</Fact>
          )}
        </dl>
      </Panel>
      <Panel id="insights-heading" title="Community insights">
        <dl className={styles.facts}>
          <Fact name="Discussion">{conflict.discussionLevel}</Fact>
          <Fact name="Polarization">
            {showsResults ? (
              <span className={styles.level}>
                {conflict.polarization}
                {conflict.polarization === 'High' && <Badge icon="flame">Hot</Badge>}
              </span>
            ) : (
              hiddenUntil(conflict)
            )}
          </Fact>
          <WeekFact name="New voters this week" count={insights?.newVotersThisWeek} />
          <WeekFact name="Shares this week" count={insights?.sharesThisWeek} />
        </dl>
      </Panel>
      {showsResults && <VoteHistory conflict={conflict} />}
      {isPassedOn(conflict) && !isSharedAbove && <SharePanel conflict={conflict} />}
      {!conflict.isAuthor && (
        <Panel id="own-heading" title="Got a conflict?" tone="sunken">
          <p className={styles.text}>Tell both sides and see where people stand.</p>
          <SubmitLink wide to="/submit">
            Post a conflict
          </SubmitLink>
        </Panel>
      )}
    </aside>
  );
}

function WeekFact({ name, count }: { readonly name: string; readonly count: number | undefined }) {
  if (!count) return null;
  return (
    <Fact name={name}>
      {numberText(count)}
      {count >= INSIGHTS_MAX && '+'}
    </Fact>
  );
}

const takesVotes = ({ isActive, votingPaused }: ConflictView) => isActive && !votingPaused;

const hiddenUntil = (conflict: ConflictView) => {
  if (!takesVotes(conflict)) return 'Stays hidden';
  if (conflict.resultsVisible) return 'Shown in a moment';
  return conflict.isReadingFirst ? 'Hidden until you choose to see it' : 'Hidden until you vote';
};

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
