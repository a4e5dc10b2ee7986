import { useRef } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import shared from '../../../../styles/shared.module.css';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { useShortcuts } from '../use-shortcuts.ts';
import styles from './UnusualVoting.module.css';
import { useUnusualVoting } from './unusual-voting.ts';
import { VotingCase } from './VotingCase.tsx';

export function UnusualVoting() {
  const { data, error } = useUnusualVoting();
  const list = useRef<HTMLElement>(null);
  useShortcuts({ u: () => focusNext(list.current) });
  if (error instanceof ApiError && error.status === 403) return null;
  if (error && !data) {
    return (
      <Notice icon="offline" tone="warning" live>
        We couldn’t check for unusual voting. We’ll keep trying.
      </Notice>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section ref={list} className={styles.section} aria-labelledby="unusual-voting">
      <h2 id="unusual-voting" className={shared.textXl}>
        Unusual voting
      </h2>
      <p className={styles.note}>
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
