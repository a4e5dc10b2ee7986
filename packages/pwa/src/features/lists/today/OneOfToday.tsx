import { conflictPath } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { useConflict } from '../../../api/conflicts.ts';
import { noteFromToday } from '../../../outbox/join-flow.ts';
import shared from '../../../styles/shared.module.css';
import { Collapsed } from '../../../ui/feedback/Collapsed.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { countOf } from '../../common/list-text.ts';
import { askToSignUp } from '../../common/sign-up-prompt/ask-to-sign-up.tsx';
import { ConflictAccounts, ConflictHead, ConflictTopics } from '../../conflict/ConflictHead.tsx';
import { guessWords } from '../../conflict/history/history-words.ts';
import { useSteps } from '../../conflict/use-steps.ts';
import { VoteSection } from '../../conflict/vote/VoteSection.tsx';
import { useContentNote, useVote } from '../../voting/use-vote.ts';
import styles from './TodayScreen.module.css';
import { todayPath } from './todays-five.ts';

type OneOfTodayProps = {
  readonly conflict: ConflictView;
  readonly place: number;
  readonly done: readonly boolean[];
};

export function OneOfToday({ conflict, place, done }: OneOfTodayProps) {
  const count = done.length;
  const ahead = done.indexOf(false, place);
  const vote = useVote(conflict, {
    onSignedOut: (flowId) => {
      noteFromToday();
      askToSignUp({
        context: 'vote',
        title: conflict.title,
        message: 'Unlock the result',
        returnTo: conflictPath(conflict),
        flowId,
      });
    },
  });
  const { isCovered, ...note } = useContentNote(conflict);
  const next = todayPath((ahead < 0 ? count : ahead) + 1);
  const state = useSteps(next);
  const isVoted = vote.isDecided || vote.phase === 'waiting';
  return (
    <article className={classNames(shared.stack20, shared.shrinks)}>
      <Progress label={`Today’s five · ${place} of ${count}`} steps={count} taken={done} />
      <ConflictHead conflict={conflict} />
      <Collapsed {...note}>
        <ConflictAccounts conflict={conflict} />
        <ConflictTopics conflict={conflict} />
      </Collapsed>
      <VoteSection
        conflict={conflict}
        vote={vote}
        isCovered={isCovered}
        showsResults={conflict.resultsVisible && !vote.isCovered}
        next={
          <ButtonLink to={next} state={state} variant={isVoted ? 'fill' : 'plain'} wide className={styles.next}>
            {ahead < 0 ? 'Finish' : 'Next'}
          </ButtonLink>
        }
      />
      {vote.isDecided && <Guess conflict={conflict} />}
      {isVoted && (
        <ButtonLink to={`${conflictPath(conflict)}#discussion`} variant="plain" wide>
          {conflict.commentCount === 0
            ? 'Write the first comment'
            : `Read ${countOf(conflict.commentCount, 'comment')}`}
        </ButtonLink>
      )}
    </article>
  );
}

function Guess({ conflict: { id, sideLabels } }: { readonly conflict: ConflictView }) {
  const { data } = useConflict(id);
  return data?.guess ? <p>{guessWords(data.guess, sideLabels)}</p> : null;
}
