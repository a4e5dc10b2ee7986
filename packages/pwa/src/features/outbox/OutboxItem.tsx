import { DEFAULT_SIDE_LABELS } from '@twosides/domain/conflicts';
import { type ConflictText, type OutboxRow, otherSide, type Side, type UpdateAnswers } from '@twosides/domain/model';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { withOutbox } from '../../outbox/submit.ts';
import shared from '../../styles/shared.module.css';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { Button, ButtonLink } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/identity/Icon.tsx';
import { TimeAgo } from '../../ui/identity/TimeAgo.tsx';
import { toServerTime } from '../../ui/identity/use-now.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { useOnline } from '../../ui/layout/use-device.ts';
import { neighbourEntryLink } from '../../ui/overlay/Menu.tsx';
import { midSentence } from '../../ui/split/split-label.ts';
import { VerifyFirst } from '../account/page/AccountLink.tsx';
import { rememberRedirect } from '../common/sign-up-prompt/redirect-after-login.ts';
import { stateText } from '../common/waiting-line/WaitingLine.tsx';
import { HELPED_LABELS, OUTCOME_LABELS } from '../conflict/updates/update-words.ts';
import { Accounts, CopyText, Written } from './Accounts.tsx';
import { BackToForm } from './BackToForm.tsx';
import { EditComment } from './EditComment.tsx';
import styles from './OutboxItem.module.css';

const KINDS = { vote: 'Vote', comment: 'Comment', post: 'Conflict', update: 'Update' } as const;
const ICONS = { vote: 'vote', comment: 'comment', post: 'plus', update: 'edit' } as const;

export function OutboxItem({ row }: { readonly row: OutboxRow }) {
  const isOnline = useOnline();
  const [isEditing, setEditing] = useState(false);
  const isRejected = row.state === 'rejected';
  return (
    <Card as="li" className={shared.stack8}>
      <p className={styles.kind}>
        <Icon name={ICONS[row.kind]} size={18} />
        {KINDS[row.kind]}
        <TimeAgo at={new Date(toServerTime(row.createdAt)).toISOString()} className={styles.time} />
      </p>
      <h2 className={classNames(shared.textL, shared.breaks)} dir="auto">
        {row.kind === 'post' ? (
          row.payload.title
        ) : (
          <Link className={styles.link} to={`/conflict/${row.queue}`}>
            {row.payload.title}
          </Link>
        )}
      </h2>
      {row.kind === 'post' ? (
        <>
          <Accounts labels={DEFAULT_SIDE_LABELS} text={row.payload} />
          {row.payload.isAnonymous && <p>Anonymous, as {row.payload.pseudonym}</p>}
        </>
      ) : row.kind === 'vote' ? (
        <p>
          For <strong>{row.payload.sideLabels[row.payload.side]}</strong>
        </p>
      ) : row.kind === 'update' ? (
        <UpdateWords answers={row.payload} />
      ) : isEditing ? (
        <EditComment row={row} onDone={() => setEditing(false)} />
      ) : (
        <Written text={row.payload.content} />
      )}
      <p className={classNames(styles.state, isRejected && styles.rejected)} role="status">
        <Icon name={isRejected ? 'warning' : 'clock'} size={16} />
        {stateText(row, isOnline)}
      </p>
      {row.kind === 'vote' && row.lastError?.text && <ChangedWords text={row.lastError.text} />}
      {!isEditing && row.state !== 'sending' && <Actions row={row} onEdit={() => setEditing(true)} />}
    </Card>
  );
}

function Actions({ row, onEdit }: { readonly row: OutboxRow; readonly onEdit: () => void }) {
  const reportSending = () => toasts.show({ title: 'It’s already being sent', tone: 'danger' });
  const discard = async (button: HTMLElement) => {
    const next = neighbourEntryLink(button);
    const isGone = await withOutbox((box) => box.discard(row.opId));
    if (isGone) next?.focus();
    else reportSending();
  };
  const words = row.lastError?.text;
  const voteFor = async (side: Side) => {
    if (row.kind !== 'vote') return;
    const payload = { ...row.payload, ...(words && subjectOf(words)), side };
    if (!(await withOutbox((box) => box.edit(row.opId, { kind: 'vote', payload })))) reportSending();
  };

  return (
    <div className={styles.actions}>
      {row.state === 'needs-login' && (
        <ButtonLink size="small" variant="fill" to="/login" onClick={() => rememberRedirect('/outbox')}>
          Sign in
        </ButtonLink>
      )}
      {row.kind === 'vote' && words && (
        <Button size="small" variant="fill" onClick={() => void voteFor(row.payload.side)}>
          Vote again
        </Button>
      )}
      {row.state === 'rejected' && row.lastError?.code === 'suspended' && (
        <ButtonLink size="small" variant="fill" to="/statements">
          See the decision, or appeal
        </ButtonLink>
      )}
      {row.state === 'rejected' && <VerifyFirst returnTo="/outbox" />}
      {row.state === 'rejected' && !words && (
        <Button size="small" icon="retry" onClick={() => void withOutbox((box) => box.retry(row.opId))}>
          Try again
        </Button>
      )}
      {(row.kind === 'post' || row.kind === 'update') && <BackToForm row={row} />}
      {row.kind === 'vote' ? (
        <Button size="small" icon="edit" onClick={() => void voteFor(otherSide(row.payload.side))}>
          Vote for {midSentence((words ?? row.payload).sideLabels[otherSide(row.payload.side)])}
        </Button>
      ) : row.kind === 'comment' ? (
        <>
          {row.state === 'rejected' && (
            <Button size="small" icon="edit" onClick={onEdit}>
              Edit
            </Button>
          )}
          <CopyText text={row.payload.content} />
        </>
      ) : row.kind === 'update' ? (
        row.payload.text && <CopyText text={row.payload.text} />
      ) : (
        <CopyText text={[row.payload.title, row.payload.herSide, row.payload.hisSide].join('\n\n')} />
      )}
      <Button size="small" variant="plain" onClick={(event) => void discard(event.currentTarget)}>
        Discard
      </Button>
    </div>
  );
}

const subjectOf = ({ title, sideLabels, textVersion }: ConflictText) => ({ title, sideLabels, textVersion });

function ChangedWords({ text }: { readonly text: ConflictText }) {
  return (
    <section className={classNames(shared.stack12, shared.breaks)} aria-label="The current text">
      <h3 dir="auto">{text.title}</h3>
      <Accounts labels={text.sideLabels} text={text} />
    </section>
  );
}

function UpdateWords({ answers: { ending, votesHelped, text, forStories } }: { readonly answers: UpdateAnswers }) {
  return (
    <>
      <p>
        <strong>{OUTCOME_LABELS[ending]}</strong>
      </p>
      {text && <Written text={text} />}
      {votesHelped && <p>Did the votes help? {HELPED_LABELS[votesHelped]}</p>}
      {forStories && <p>TwoSides may show this in Success stories</p>}
    </>
  );
}
