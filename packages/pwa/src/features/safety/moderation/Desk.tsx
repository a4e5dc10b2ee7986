import type { CaseView } from '@twosides/domain/moderation';
import { excerptOf } from '@twosides/domain/reading';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Badge } from '../../../ui/layout/Badge.tsx';
import { countOf } from '../../common/list-text.ts';
import { CasePanel, PANEL_ID } from './CasePanel.tsx';
import styles from './ModerationScreen.module.css';
import { useShortcuts } from './use-shortcuts.ts';

const BEGINNING = 60;

type DeskProps = {
  readonly cases: readonly CaseView[];
  /** Why the cases may be outdated; null if they are up to date. */
  readonly problem: string | null;
};

export function Desk({ cases, problem }: DeskProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const place = Math.max(
    0,
    cases.findIndex(({ id }) => id === chosen),
  );
  const goBy = (by: 1 | -1) => setChosen(cases[(place + by + cases.length) % cases.length]?.id ?? null);
  useShortcuts({ j: () => goBy(1), k: () => goBy(-1) });
  const current = cases[place];
  const drafts = useRef(new Map<string, string>());
  // After a decision, the focus would be lost with the panel of the decided case.
  const shown = useRef(current?.id);
  useEffect(() => {
    if (shown.current === current?.id) return;
    shown.current = current?.id;
    if (document.activeElement === document.body) document.getElementById(PANEL_ID)?.focus();
  }, [current?.id]);
  return (
    <div className={styles.desk}>
      {problem && (
        <Notice icon="offline" tone="warning" live>
          {problem}
        </Notice>
      )}
      <nav aria-label="Cases">
        <ol className={styles.cases}>
          {cases.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={styles.case}
                aria-current={one === current ? 'true' : undefined}
                onClick={() => setChosen(one.id)}
              >
                <span className={styles.beginning} dir="auto">
                  {excerptOf(one.text.split('\n')[0] ?? '', BEGINNING)}
                </span>
                <span className={styles.facts}>
                  {one.kind === 'waiting'
                    ? 'comment · waiting'
                    : `${one.item} · ${countOf(one.reports.length, 'report')} · ${one.age}`}
                </span>
                {(one.isDanger || one.reports.some(({ reason }) => reason === 'danger')) && (
                  <Badge icon="warning" tone="danger">
                    Danger
                  </Badge>
                )}
                {one.collapsedBy && <Badge icon="eye-off">Hidden</Badge>}
                {one.claim === 'other' && <Badge icon="lock">Taken</Badge>}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {current && <CasePanel key={current.id} one={current} drafts={drafts.current} />}
      <p className={styles.keys}>
        <kbd>J</kbd> next · <kbd>K</kbd> back · <kbd>C</kbd> take · <kbd>1</kbd>–<kbd>6</kbd> keep, hide, remove, pause
        voting, content note, warn
      </p>
    </div>
  );
}
