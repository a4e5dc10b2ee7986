import { contentNoteText } from '@twosides/domain/conflicts';
import type { CaseView } from '@twosides/domain/moderation';
import { useClaim } from '../../../api/moderation.ts';
import shared from '../../../styles/shared.module.css';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useWhenChanged } from '../../../ui/layout/use-when-changed.ts';
import { CaseDecision, type CaseProps } from './CaseDecision.tsx';
import { DeskError, Reports, Ruling, useShortcuts } from './desk-parts.tsx';
import styles from './ModerationScreen.module.css';

export const PANEL_ID = 'case';

export function CasePanel({ one, drafts, onChoose }: CaseProps) {
  const claim = useClaim('claimCase');
  const release = useClaim('releaseCase');
  const isFinal = one.kind === 'closed' || one.kind === 'answered';
  const take = () => {
    if (one.claim === 'own' || isFinal) return;
    // Keeps this case on the screen if somebody else has just taken it.
    onChoose(one.id);
    claim.mutate(one.id);
  };
  const giveBack = () => release.mutate(one.id);
  useShortcuts({ c: take });
  useWhenChanged(one.claim === 'own', (wasOwn) => {
    if (!wasOwn && document.activeElement === document.body) document.getElementById(PANEL_ID)?.focus();
  });
  return (
    <Card as="section" id={PANEL_ID} className={styles.panel} aria-label="Case" tabIndex={-1}>
      <p className={styles.facts}>
        {one.item} · posted {one.age}
        {one.reportedAge && ` · reported ${one.reportedAge}`} · {whereIs(one)}
        {one.votingPaused && ' · voting is paused'}
        {one.conflictId !== null && (
          <>
            {' '}
            ·{' '}
            <a href={`/conflict/${one.conflictId}${placeOf(one)}`} target="_blank" rel="noreferrer">
              Open the page in a new tab
            </a>
          </>
        )}
      </p>
      {one.under && (
        <p className={styles.facts}>
          Under <q dir="auto">{one.under.title}</q>
          {one.under.answered && ', in reply to:'}
        </p>
      )}
      {one.under?.answered && (
        <blockquote className={styles.answered} dir="auto">
          {one.under.answered}
        </blockquote>
      )}
      <div className={classNames(shared.written, styles.words)} dir="auto">
        {one.text ? <Words text={one.text} isTitled={one.item === 'conflict'} /> : 'The author deleted this.'}
      </div>
      {one.notes.length > 0 && <p className={styles.facts}>{contentNoteText(one.notes)} (added by a moderator)</p>}
      {one.kind === 'waiting' && (
        <Notice icon="clock">
          Voting is paused on this conflict, so the comment is waiting for approval. Only the person who wrote it and
          the conflict’s author can see it. It will appear automatically three days after it was written.
        </Notice>
      )}
      {one.kind === 'decided' && (
        <Notice icon="check">
          You decided this case. For a week, you can change your decision. Your new decision replaces this one,
          including any suspension. We’ll tell the author and the people who reported it.
        </Notice>
      )}
      {one.kind === 'closed' && (
        <Notice icon="lock">
          You decided this case, but another moderator has since made a new decision. Only an appeal can change it now.
        </Notice>
      )}
      {one.kind === 'answered' && (
        <Notice icon="lock">You answered an appeal about this, so you can’t change the decision here anymore.</Notice>
      )}
      {one.kind === 'reports' && (
        <>
          <h2 className={shared.textL}>Reports{one.weight > 0 && `, weight ${one.weight.toFixed(2)}`}</h2>
          {one.weight > 0 && (
            <p className={styles.facts}>
              An established member’s report has a weight of 0.25 to 1.5, depending on how often moderators have agreed
              with that member. Other reports don’t count. An item is hidden automatically once three people have
              reported it and their reports add up to a weight of 3.
            </p>
          )}
        </>
      )}
      <Reports reports={one.reports} />
      {one.furtherReports > 0 && (
        <p className={styles.facts}>And {one.furtherReports} more from people without an account.</p>
      )}
      {one.history.length > 0 && (
        <>
          <h2 className={shared.textL}>Decisions</h2>
          <ul className={shared.stack8}>
            {one.history.map((ruling, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: earlier decisions have no id and keep their order
              <li key={n}>
                <Ruling ruling={ruling} />
              </li>
            ))}
          </ul>
        </>
      )}
      {one.claim === 'other' && <Notice icon="lock">Someone else is looking at this case.</Notice>}
      {one.claim === null && !isFinal && (
        <Button variant="fill" pending={claim.isPending} onClick={take}>
          {one.kind === 'decided' ? 'Decide again' : 'Take this case'}
        </Button>
      )}
      {claim.error && <DeskError key={claim.submittedAt} error={claim.error} onRetry={take} />}
      {one.claim === 'own' && (
        <>
          {one.authorRecord && <p className={styles.facts}>{AUTHOR_RECORDS[one.authorRecord]}</p>}
          <CaseDecision one={one} drafts={drafts} onChoose={onChoose} />
          <Button variant="plain" size="small" pending={release.isPending} onClick={giveBack}>
            Give it back
          </Button>
          {release.error && <DeskError key={release.submittedAt} error={release.error} onRetry={giveBack} />}
        </>
      )}
    </Card>
  );
}

const AUTHOR_RECORDS = {
  none: 'In the past year, moderators haven’t taken action on anything else by this author.',
  one: 'In the past year, moderators took action on one other post by this author.',
  several: 'In the past year, moderators took action on several other posts by this author.',
} as const satisfies Record<NonNullable<CaseView['authorRecord']>, string>;

const placeOf = ({ id, item }: CaseView): string =>
  item === 'comment' ? `?comment=${id.replace(/^comment-/, '')}#discussion` : '';

function Words({ text, isTitled }: { readonly text: string; readonly isTitled: boolean }) {
  const [first = '', ...rest] = text.split('\n');
  if (!isTitled) return text;
  return (
    <>
      <strong>{first}</strong>
      {rest.map((line) => `\n${line}`)}
    </>
  );
}

function whereIs({ kind, isPublic, collapsedBy }: CaseView): string {
  if (kind === 'waiting') return 'waiting';
  if (!isPublic) return 'off the site';
  return collapsedBy ? 'hidden' : 'on the site';
}
