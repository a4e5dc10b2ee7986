import { DAY, HOUR, MINUTE } from '@twosides/domain/kernel';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { useExactTime, useNow } from '../../../ui/identity/use-now.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { countOf } from '../../common/list-text.ts';
import styles from './ResetTime.module.css';

type ResetTimeProps = {
  readonly at: string;
  readonly onReset: () => void;
};

export function ResetTime({ at, onReset }: ResetTimeProps) {
  const now = useNow();
  const resetsAt = new Date(at);
  const isPast = resetsAt.getTime() <= now;
  const hasReset = useRef(false);
  useEffect(() => {
    if (isPast && !hasReset.current) onReset();
    hasReset.current = isPast;
  }, [isPast, onReset]);
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

const EXACT = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** The two largest units, e.g. "2 days 4 hours" or "3 hours 12 minutes". */
export const timeLeft = (until: number, now: number): string => {
  const left = Math.max(0, until - now);
  const parts = [
    part(Math.floor(left / DAY), 'day'),
    part(Math.floor((left % DAY) / HOUR), 'hour'),
    part(Math.floor((left % HOUR) / MINUTE), 'minute'),
  ];
  const first = parts.findIndex((text) => text !== '');
  if (first === -1) return 'less than a minute';
  return parts
    .slice(first, first + 2)
    .filter((text) => text !== '')
    .join(' ');
};

const part = (amount: number, unit: string): string => (amount === 0 ? '' : countOf(amount, unit));
