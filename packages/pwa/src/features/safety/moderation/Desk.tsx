import { REASON_LABELS } from '@twosides/domain/alerts';
import type { CaseView } from '@twosides/domain/moderation';
import { excerptOf } from '@twosides/domain/reading';
import { Fragment, useRef, useState } from 'react';
import shared from '../../../styles/shared.module.css';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Badge } from '../../../ui/layout/Badge.tsx';
import { useWhenChanged } from '../../../ui/layout/use-when-changed.ts';
import { countOf } from '../../common/list-text.ts';
import { type DecisionDraft, keyOf } from './CaseDecision.tsx';
import { CasePanel, PANEL_ID } from './CasePanel.tsx';
import { useShortcuts } from './desk-parts.tsx';
import styles from './ModerationScreen.module.css';
import { isOpenCase, labelsOn, RULING_LABELS, verdictsOn } from './words.ts';

const BEGINNING = 60;

type DeskProps = {
  readonly cases: readonly CaseView[];
  readonly problem: string | null;
};

export function Desk({ cases, problem }: DeskProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const current =
    cases.find(({ id }) => id === chosen) ??
    cases.find((one) => isOpenCase(one) && one.claim !== 'other') ??
    cases.find(isOpenCase);
  const goBy = (by: 1 | -1) => {
    const place = current ? cases.indexOf(current) + by : 0;
    setChosen(cases.at(place % cases.length)?.id ?? null);
  };
  useShortcuts({ j: () => goBy(1), k: () => goBy(-1) });
  const drafts = useRef(new Map<string, DecisionDraft>());
  useWhenChanged(current?.id, () => {
    if (document.activeElement !== document.body) return;
    const next = document.getElementById(PANEL_ID) ?? document.getElementById('appeals');
    next?.focus();
    next?.scrollIntoView();
  });
  const listOf = (listed: readonly CaseView[]) => (
    <ol className={styles.cases}>
      {listed.map((one) => (
        <li key={one.id}>
          <CaseButton one={one} isCurrent={one === current} onChoose={() => setChosen(one.id)} />
        </li>
      ))}
    </ol>
  );
  const open = cases.filter(isOpenCase);
  const decided = cases.filter((one) => !isOpenCase(one));
  return (
    <>
      {problem && (
        <Notice icon="offline" tone="warning" live>
          {problem}
        </Notice>
      )}
      <div className={styles.desk}>
        {open.length > 0 && <nav aria-label="Cases">{listOf(open)}</nav>}
        {current && <CasePanel key={current.id} one={current} drafts={drafts.current} onChoose={setChosen} />}
        {decided.length > 0 && (
          <nav aria-labelledby="decided" className={shared.stack8}>
            <h2 id="decided" className={shared.textL}>
              Your decisions this week
            </h2>
            {listOf(decided)}
          </nav>
        )}
        <p className={styles.keys}>
          <kbd>J</kbd> next · <kbd>K</kbd> back · <kbd>C</kbd> take
          {current &&
            verdictsOn(current).map((verdict) => (
              <Fragment key={verdict}>
                {' '}
                · <kbd>{keyOf(verdict)}</kbd> {labelsOn(current)[verdict].toLowerCase()}
              </Fragment>
            ))}
        </p>
      </div>
    </>
  );
}

type CaseButtonProps = { readonly one: CaseView; readonly isCurrent: boolean; readonly onChoose: () => void };

function CaseButton({ one, isCurrent, onChoose }: CaseButtonProps) {
  return (
    <button type="button" className={styles.case} aria-current={isCurrent ? 'true' : undefined} onClick={onChoose}>
      <span className={styles.beginning} dir="auto">
        {excerptOf(one.text.split('\n')[0] ?? '', BEGINNING)}
      </span>
      <span className={styles.facts}>{factsOf(one)}</span>
      {one.isDanger && (
        <Badge icon="warning" tone="danger">
          Danger
        </Badge>
      )}
      {one.collapsedBy && <Badge icon="eye-off">Hidden</Badge>}
      {one.claim === 'other' && <Badge icon="lock">Taken</Badge>}
      {one.claim === 'own' && <Badge icon="check">Yours</Badge>}
    </button>
  );
}

function factsOf({ kind, item, reports, reportedAge, history }: CaseView): string {
  if (kind === 'waiting') return 'comment · waiting';
  const last = history.at(-1);
  if (kind === 'closed' && last) return `${item} · another moderator: ${RULING_LABELS[last.verdict]}`;
  if (kind === 'answered' && last)
    return `${item} · you answered an appeal: ${last.verdict === 'keep' ? 'Reversed' : RULING_LABELS[last.verdict]}`;
  if (kind === 'decided' && last) return `${item} · ${RULING_LABELS[last.verdict]}`;
  const [first] = reports;
  const reason = first ? ` · ${REASON_LABELS[first.reason]}` : '';
  return `${item}${reason} · ${countOf(reports.length, 'report')}, ${reportedAge}`;
}
