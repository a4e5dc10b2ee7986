import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { useState } from 'react';
import { ApiError, userMessageOf } from '../../../api/api-error.ts';
import { useAppeals, useCases } from '../../../api/moderation.ts';
import { PAGE_MESSAGES } from '../../../messages/page-messages.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { CardSkeletons } from '../../../ui/feedback/CardSkeletons.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button, ButtonLink } from '../../../ui/form/Button.tsx';
import { useWhenChanged } from '../../../ui/layout/use-when-changed.ts';
import { SignInFirst, Unreachable } from '../../account/SignInFirst.tsx';
import { LoadFailed } from '../../common/offline/LoadFailed.tsx';
import { Appeals } from './Appeals.tsx';
import { PANEL_ID } from './CasePanel.tsx';
import { Desk } from './Desk.tsx';
import { isProofOld } from './desk-parts.tsx';
import styles from './ModerationScreen.module.css';
import { SignInAgain } from './SignInAgain.tsx';
import { UnusualVoting } from './voting/UnusualVoting.tsx';
import { useUnusualVoting } from './voting/unusual-voting.ts';
import { isOpenCase } from './words.ts';

export function ModerationScreen() {
  const { status, user } = useCurrentUser();
  if (status === 'unreachable') return <Unreachable />;
  if (status !== 'loading' && !user) return <SignInFirst title="Please sign in to moderate." path="/moderation" />;
  return (
    <div className={styles.page}>
      <h1 className={shared.text2xl}>{PAGE_HEADINGS.moderation}</h1>
      {user ? <Cases /> : <CardSkeletons label="Loading cases" />}
    </div>
  );
}

function Cases() {
  const query = useCases();
  const { data, error } = query;
  const isOld = isProofOld(error);
  useWhenChanged(isOld, (wasOld) => {
    if (wasOld && document.activeElement === document.body)
      (document.getElementById(PANEL_ID) ?? document.getElementById('appeals'))?.focus();
  });
  if (isOld && !data) return <SignInAgain />;
  if (error instanceof ApiError && error.code === 'moderators-only')
    return <EmptyState icon="lock" title="Moderators only" actions={<ButtonLink to="/">Back to Home</ButtonLink>} />;
  if (data) {
    const isAllDecided = !data.some(isOpenCase);
    const appeals = (
      <section className={styles.panel} aria-labelledby="appeals">
        <h2 id="appeals" className={styles.part} tabIndex={-1}>
          Appeals
        </h2>
        <Appeals />
      </section>
    );
    return (
      <>
        {isOld && <ListStopped />}
        {isAllDecided && <NoCase />}
        {isAllDecided && appeals}
        {data.length > 0 && (
          <Desk
            cases={data}
            problem={error && !isOld ? (userMessageOf(error) ?? PAGE_MESSAGES.moderationFailed) : null}
          />
        )}
        {!isAllDecided && appeals}
        <UnusualVoting />
      </>
    );
  }
  if (!error) return <CardSkeletons label="Loading cases" />;
  return <LoadFailed title={PAGE_MESSAGES.moderationFailed} query={query} />;
}

/** Shows no password field at first, because the next decision asks for the password beside its button. */
function ListStopped() {
  const [isConfirming, setConfirming] = useState(false);
  if (isConfirming) return <SignInAgain onConfirmed={() => undefined} />;
  return (
    <Notice
      icon="lock"
      action={
        <Button size="small" onClick={() => setConfirming(true)}>
          Confirm that it’s you
        </Button>
      }
    >
      You signed in more than ten minutes ago, so this list no longer updates.
    </Notice>
  );
}

function NoCase() {
  const [appeals, voting] = [useAppeals().data, useUnusualVoting().data];
  if (appeals === undefined || appeals.length > 0) return null;
  return <EmptyState icon="check" title={voting?.length === 0 ? 'All clear' : 'No reports'} />;
}
