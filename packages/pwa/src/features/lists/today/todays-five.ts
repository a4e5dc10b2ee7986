import { DAY, startOfDay, type Timestamp } from '@twosides/domain/kernel';
import type { ConflictView } from '@twosides/domain/reading';
import type { Today } from '../../../api/deck/today.ts';
import { useOutboxItems, usePendingVotes } from '../../../outbox/outbox-items.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { toDeviceTime } from '../../../ui/identity/use-now.ts';
import { useOnline } from '../../../ui/layout/use-device.ts';

type Majority = { readonly agreed: number; readonly decided: number; readonly ties: number };

export function majorityOf(conflicts: readonly ConflictView[]): Majority {
  const known = conflicts.filter(({ isAuthor, userVoteSide, winner }) => !isAuthor && userVoteSide && winner !== null);
  const decided = known.filter(({ winner }) => winner !== 'tie');
  const agreed = decided.filter(({ userVoteSide, winner }) => userVoteSide === winner);
  return { agreed: agreed.length, decided: decided.length, ties: known.length - decided.length };
}

export function majorityText({ agreed, decided, ties }: Majority): string | null {
  if (decided === 0) return null;
  const tied = ties > 0 ? `, and ${ties} ${ties === 1 ? 'was a tie' : 'were ties'}` : '';
  return `with the majority on ${agreed} of ${decided}${tied}`;
}

/** Positions are counted from 1. The position after the last conflict shows the end. */
export const todayPath = (place: number): string => `/today?at=${place}`;

const YESTERDAY = 'yesterday';

export const YESTERDAY_PATH = `/today?day=${YESTERDAY}`;

export const isYesterday = (search: URLSearchParams): boolean => search.get('day') === YESTERDAY;

export const placeOf = (search: URLSearchParams): number | null => {
  const at = Number(search.get('at'));
  return Number.isInteger(at) && at > 0 ? at : null;
};

export const nextFiveAt = (now: Timestamp): Timestamp => startOfDay(now) + DAY;

/** `at`: a server time in milliseconds. The text is in the device's time zone. */
export const timeOf = (at: Timestamp): string =>
  new Date(toDeviceTime(at)).toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' });

/** "today at 4:00 PM" or "tomorrow at 4:00 PM". `at`: a server time within a day of `now`. */
export const dayAndTimeOf = (at: Timestamp, now: Timestamp): string =>
  `${localDay(at) === localDay(now) ? 'today' : 'tomorrow'} at ${timeOf(at)}`;

const localDay = (at: Timestamp): string => new Date(toDeviceTime(at)).toDateString();

export type Voted = ReturnType<typeof useVoted>;

export function useVoted({ isOwn }: Today) {
  const { status } = useCurrentUser();
  const { isRead, rows } = useOutboxItems();
  const ownVotes = usePendingVotes();
  const isOnline = useOnline();
  const isOfMember = status === 'signed-in' && isOwn;
  const isHeard = isOnline || isRead;
  return {
    isVoted: ({ id, hasUserVoted }: ConflictView) =>
      hasUserVoted ||
      rows.some(({ kind, queue }) => kind === 'vote' && queue === id) ||
      ownVotes.some(({ queue }) => queue === id),
    isKnown: isOfMember && isHeard,
    isAwaited: isOfMember && !isHeard,
  };
}
