import { dayAgo, timeAgo } from '@twosides/domain/kernel';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { DAY, MINUTE } from './in-words.ts';
import { useExactTime, useNow } from './use-now.ts';

export type TimeAgoProps = {
  /** ISO 8601. */
  readonly at: string;
  /** Whether only the UTC day is known. */
  readonly toTheDay?: boolean | undefined;
  readonly className?: string | undefined;
};

export function TimeAgo({ at, toTheDay = false, className }: TimeAgoProps) {
  const now = useNow();
  const then = new Date(at);
  const exact = useExactTime(then, toTheDay ? DAY : MINUTE);
  const words = toTheDay ? dayAgo(then.getTime(), now) : timeAgo(then.getTime(), now);
  return (
    <time dateTime={toTheDay ? at.slice(0, 10) : at} title={exact} className={className}>
      {words}
      <VisuallyHidden>, {exact}</VisuallyHidden>
    </time>
  );
}
