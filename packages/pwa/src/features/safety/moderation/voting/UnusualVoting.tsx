import { FACTS_MAX } from '@twosides/domain/model';
import type { UnusualVotingView } from '@twosides/domain/moderation';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../../api/api-error.ts';
import shared from '../../../../styles/shared.module.css';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { TextArea } from '../../../../ui/form/TextArea.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { classNames } from '../../../../ui/layout/class-names.ts';
import { countOf } from '../../../common/list-text.ts';
import { DeskError, useShortcuts } from '../desk-parts.tsx';
import styles from '../ModerationScreen.module.css';
import { OFFICE_LABELS } from '../words.ts';
import { useUnusualVoting, useVotingAction, type VotingAction } from './unusual-voting.ts';

function VotingCase({ one }: { readonly one: UnusualVotingView }) {
  const { conflictId, title, found, groups, excluded, history } = one;
  const act = useVotingAction(conflictId);
  const card = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [facts, setFacts] = useState('');
  const [problem, setProblem] = useState<'facts' | 'groups' | null>(null);
  const networks = groups.flatMap((group) => (chosen.includes(group.network) && isOpen(group) ? group.network : []));
  const send = (what: VotingAction['what']) => {
    const missing = what === 'seen' ? null : missingFor(what, networks, facts);
    setProblem(missing);
    if (missing !== null || act.isPending) return;
    const done = { onSuccess: () => setFacts('') };
    if (what === 'seen') act.mutate({ what });
    else if (what === 'restore') act.mutate({ what, facts }, done);
    else act.mutate({ what, networks, facts }, done);
  };
  useShortcuts({
    s: () => {
      if (found && card.current?.contains(document.activeElement)) send('seen');
    },
  });
  return (
    <Card
      as="article"
      ref={card}
      className={classNames(styles.panel, styles.votingCase)}
      tabIndex={-1}
      aria-label={title}
    >
      <h3 className={classNames(shared.textL, shared.breaks)} dir="auto">
        <Link className={styles.name} to={`/conflict/${conflictId}`}>
          {title}
        </Link>
      </h3>
      <p className={styles.facts}>
        {found && `Found ${found.age}: votes from ${established(found.established)} and ${others(found.others)}. `}
        {excluded > 0 && `${countOf(excluded, 'vote')} excluded.`}
      </p>
      {found && (
        <fieldset
          className={shared.stack8}
          aria-describedby={problem === 'groups' ? `groups-${conflictId}` : undefined}
        >
          <legend className={styles.legend}>Votes by network in the last 30 days</legend>
          {groups.length === 0 && <p className={styles.facts}>No network has votes from five or more new members.</p>}
          {groups.map((group, n) => (
            <Checkbox
              key={group.network}
              label={`Network ${n + 1}: ${countOf(group.votes, 'vote')}, ${group.established} from established members`}
              hint={group.excluded > 0 ? `${countOf(group.excluded, 'vote')} excluded` : undefined}
              disabled={!isOpen(group)}
              checked={networks.includes(group.network)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, group.network] : chosen.filter((it) => it !== group.network))
              }
            />
          ))}
          {problem === 'groups' && (
            <p id={`groups-${conflictId}`} className={shared.danger} role="alert">
              Choose a network first
            </p>
          )}
        </fieldset>
      )}
      <TextArea
        label="Why"
        hint="Other moderators can always see this. Don’t name anyone."
        value={facts}
        maxLength={FACTS_MAX}
        error={problem === 'facts' ? 'Please say why' : undefined}
        onChange={({ target }) => setFacts(target.value)}
      />
      <div className={shared.wrap8}>
        {found && groups.some(isOpen) && (
          <Button variant="fill" pending={isUnderWay(act, 'exclude')} onClick={() => send('exclude')}>
            Exclude
          </Button>
        )}
        {excluded > 0 && (
          <Button pending={isUnderWay(act, 'restore')} onClick={() => send('restore')}>
            Restore all excluded votes
          </Button>
        )}
        {found && (
          <Button pending={isUnderWay(act, 'seen')} onClick={() => send('seen')}>
            Mark as seen
          </Button>
        )}
      </div>
      {act.error && (
        <DeskError key={act.submittedAt} error={act.error} onRetry={() => act.variables && send(act.variables.what)} />
      )}
      {history.length > 0 && (
        <ul className={classNames(shared.stack8, shared.note)} aria-label="What was done">
          {history.map(({ act: done, votes, facts: why, by, age }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: earlier actions have no id and keep their order
            <li key={n}>
              <p>{`${countOf(votes, 'vote')} ${done === 'exclude' ? 'excluded' : 'restored'} by ${OFFICE_LABELS[by]}, ${age}`}</p>
              <blockquote className={shared.written} dir="auto">
                {why}
              </blockquote>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type Group = UnusualVotingView['groups'][number];

const isOpen = ({ votes, established: known, excluded }: Group) => votes - known > excluded;

const missingFor = (what: 'exclude' | 'restore', networks: readonly string[], facts: string) => {
  if (what === 'exclude' && networks.length === 0) return 'groups';
  return facts.trim() === '' ? 'facts' : null;
};

const isUnderWay = ({ isPending, variables }: ReturnType<typeof useVotingAction>, what: VotingAction['what']) =>
  isPending && variables?.what === what;

const established = (count: number) => `${count} established ${count === 1 ? 'member' : 'members'}`;
const others = (count: number) => `${count} ${count === 1 ? 'other' : 'others'}`;

export function UnusualVoting() {
  const { data, error } = useUnusualVoting();
  const list = useRef<HTMLElement>(null);
  useShortcuts({ u: () => focusNext(list.current) });
  if (error && !data) {
    if (error instanceof ApiError && error.status === 403) return null;
    return (
      <Notice icon="offline" tone="warning" live>
        We couldn’t check for unusual voting. We’ll keep trying.
      </Notice>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section ref={list} className={classNames(styles.panel, styles.voting)} aria-labelledby="unusual-voting">
      <h2 id="unusual-voting" className={shared.textXl}>
        Unusual voting
      </h2>
      <p className={styles.facts}>
        On these conflicts, new members are voting very differently from established members. It may be a campaign, or
        just a shared link. We don’t show which side they vote for.
      </p>
      {data.map((one) => (
        <VotingCase key={one.conflictId} one={one} />
      ))}
      <p className={styles.keys}>
        <kbd>U</kbd> next one · <kbd>S</kbd> mark as seen
      </p>
    </section>
  );
}

const focusNext = (list: HTMLElement | null) => {
  const all = [...(list?.querySelectorAll<HTMLElement>('article') ?? [])];
  const place = all.findIndex((one) => one.contains(document.activeElement));
  all[(place + 1) % all.length]?.focus();
};
