import { FACTS_MAX } from '@twosides/domain/model';
import type { UnusualVotingView } from '@twosides/domain/moderation';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { userMessageOf } from '../../../api/api-error.ts';
import { FormError } from '../../../ui/feedback/FormError.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { countOf } from '../../conflict-list/count-of.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { OFFICE_LABELS } from '../words.ts';
import styles from './UnusualVoting.module.css';
import { useVotingAct, type VotingAct } from './unusual-voting.ts';

const FAILED = "That didn't work. Please try again.";

/** One conflict: who was new and from where, what was done before, and what a moderator may do. */
export function VotingCase({ one }: { readonly one: UnusualVotingView }) {
  const { conflictId, title, found, groups, setAside, history } = one;
  const act = useVotingAct(conflictId);
  const card = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [facts, setFacts] = useState('');
  const [problem, setProblem] = useState<'facts' | 'groups' | null>(null);
  // Only of what is there now: what was chosen before may have been set aside meanwhile.
  const networks = groups.flatMap((group) => (chosen.includes(group.network) && isOpen(group) ? group.network : []));
  const send = (what: VotingAct['what']) => {
    const missing = what === 'seen' ? null : missingFor(what, networks, facts);
    setProblem(missing);
    if (missing !== null || act.isPending) return;
    const done = { onSuccess: () => setFacts('') };
    if (what === 'seen') act.mutate({ what });
    else if (what === 'put-back') act.mutate({ what, facts }, done);
    else act.mutate({ what, networks, facts }, done);
  };
  useShortcuts({
    s: () => {
      if (found && card.current?.contains(document.activeElement)) send('seen');
    },
  });
  return (
    <Card as="article" ref={card} className={styles.case} tabIndex={-1} aria-label={title}>
      <h3 className={styles.name} dir="auto">
        <Link to={`/conflict/${conflictId}`}>{title}</Link>
      </h3>
      <p className={styles.note}>
        {found && `Found ${found.age}: ${established(found.established)} and ${others(found.others)}. `}
        {setAside > 0 && `${countOf(setAside, 'vote')} set aside.`}
      </p>
      {found && (
        <fieldset
          className={styles.groups}
          aria-describedby={problem === 'groups' ? `groups-${conflictId}` : undefined}
        >
          <legend>Votes from one network, in the last 30 days</legend>
          {groups.length === 0 && <p className={styles.note}>No network with five newcomers or more.</p>}
          {groups.map((group, n) => (
            <Checkbox
              key={group.network}
              label={`Network ${n + 1}: ${countOf(group.votes, 'vote')}, ${group.established} of established members`}
              hint={group.setAside > 0 ? `${countOf(group.setAside, 'vote')} set aside` : undefined}
              disabled={!isOpen(group)}
              checked={networks.includes(group.network)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, group.network] : chosen.filter((it) => it !== group.network))
              }
            />
          ))}
          {problem === 'groups' && (
            <p id={`groups-${conflictId}`} className={styles.problem} role="alert">
              Choose a network first
            </p>
          )}
        </fieldset>
      )}
      <TextArea
        label="Why"
        hint="Kept for good, for other moderators. Name nobody."
        value={facts}
        maxLength={FACTS_MAX}
        error={problem === 'facts' ? 'Please say why' : undefined}
        onChange={({ target }) => setFacts(target.value)}
      />
      {act.error && <FormError title={userMessageOf(act.error) ?? FAILED} />}
      <div className={styles.acts}>
        {found && groups.some(isOpen) && (
          <Button variant="fill" pending={isUnderWay(act, 'set-aside')} onClick={() => send('set-aside')}>
            Set aside
          </Button>
        )}
        {setAside > 0 && (
          <Button pending={isUnderWay(act, 'put-back')} onClick={() => send('put-back')}>
            Count all again
          </Button>
        )}
        {found && (
          <Button pending={isUnderWay(act, 'seen')} onClick={() => send('seen')}>
            Seen
          </Button>
        )}
      </div>
      {history.length > 0 && (
        <ul className={styles.history} aria-label="What was done">
          {history.map(({ act: done, votes, facts: why, by, age }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was done stays and keeps its order
            <li key={n}>
              <p>{`${countOf(votes, 'vote')} ${done === 'set-aside' ? 'set aside' : 'counted again'} by ${OFFICE_LABELS[by]}, ${age}`}</p>
              <blockquote className={styles.words} dir="auto">
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

/** Whether newcomers' votes of it still count. */
const isOpen = ({ votes, established: known, setAside }: Group) => votes - known > setAside;

const missingFor = (what: 'set-aside' | 'put-back', networks: readonly string[], facts: string) => {
  if (what === 'set-aside' && networks.length === 0) return 'groups';
  return facts.trim() === '' ? 'facts' : null;
};

const isUnderWay = ({ isPending, variables }: ReturnType<typeof useVotingAct>, what: VotingAct['what']) =>
  isPending && variables?.what === what;

const established = (count: number) => `${count} established ${count === 1 ? 'member' : 'members'}`;
const others = (count: number) => `${count} ${count === 1 ? 'other' : 'others'}`;
