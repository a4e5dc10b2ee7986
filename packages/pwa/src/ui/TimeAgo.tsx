import { timeAgo } from '@twosides/domain';
import { useNow } from './use-now.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type TimeAgoProps = {
  /** ISO 8601. */
  readonly at: string;
  readonly className?: string | undefined;
};

/** "2 hours ago", the exact moment on hover and for screen readers. */
export function TimeAgo({ at, className }: TimeAgoProps) {
  const now = useNow();
  const then = new Date(at);
  const exact = EXACT.format(then);
  const words = timeAgo(then.getTime(), now);
  return (
    // The server's clock and time zone are not the reader's: both texts may differ when it is hydrated.
    <time dateTime={at} title={exact} className={className} suppressHydrationWarning>
      {words}
      <VisuallyHidden>, {exact}</VisuallyHidden>
    </time>
  );
}

const EXACT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
