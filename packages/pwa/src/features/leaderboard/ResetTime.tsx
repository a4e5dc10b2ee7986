import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/identity/Icon.tsx';
import { useExactTime } from '../../ui/identity/use-exact-time.ts';
import { useNow } from '../../ui/identity/use-now.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './ResetTime.module.css';
import { timeLeft } from './reset-text.ts';

type ResetTimeProps = {
  /** ISO 8601. */
  readonly at: string;
  /** Called once when it has come. */
  readonly onReset: () => void;
};

/** How long a board has left; the exact moment on hover and for screen readers. */
export function ResetTime({ at, onReset }: ResetTimeProps) {
  const now = useNow();
  const resetsAt = new Date(at);
  useWhenPast(resetsAt.getTime() <= now, onReset);
  const exact = useExactTime(resetsAt, EXACT);
  return (
    <p className={styles.reset}>
      <Icon name="clock" size={16} />
      <span>
        Resets in{' '}
        <time dateTime={at} title={exact}>
          {timeLeft(resetsAt.getTime(), now)}
        </time>
        <VisuallyHidden>, {exact}</VisuallyHidden>
      </span>
    </p>
  );
}

function useWhenPast(isPast: boolean, act: () => void) {
  const acted = useRef(false);
  useEffect(() => {
    if (isPast && !acted.current) act();
    acted.current = isPast;
  }, [isPast, act]);
}

const EXACT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });
