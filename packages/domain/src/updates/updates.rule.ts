import { collapsedBy } from '../conflicts/collapsed.rule.ts';
import { endedAfter } from '../conflicts/ending.rule.ts';
import { pausedBy } from '../conflicts/rest.rule.ts';
import type { Timestamp } from '../kernel/ids.ts';
import { DAY, HOUR } from '../kernel/time.ts';
import type { Conflict } from '../model/conflict.ts';
import { ASKED_AFTER, type Told, type Update } from '../model/update.ts';
import type { ViewerVote } from '../model/vote.ts';
import { areResultsVisible } from '../voting/results-visibility.rule.ts';

/** Updates that a conflict can have. */
const UPDATES_MAX = 5;

/** Between two of them, in milliseconds. */
const UPDATES_APART = 72 * HOUR;

/** Votes from which on its author is asked how it went. */
export const ASKED_FROM = 10;

/** So long after its day an author is still asked, where the server was stopped or the tenth vote came late. */
const ASKED_WITHIN = 7 * DAY;

/**
 * When the author may tell how it went on (again); a moment that is past: now.
 * @returns null once there are all the updates that there can be
 */
export const opensAt = ({
  updateCount,
  notifiedAt,
  anonymous,
}: Pick<Conflict, 'updateCount' | 'notifiedAt' | 'anonymous'>): Timestamp | null => {
  if (updateCount >= UPDATES_MAX) return null;
  if (notifiedAt === null) return 0;
  // Of an anonymous conflict the day alone is known: it may have been its last minute.
  return notifiedAt + UPDATES_APART + (anonymous ? DAY : 0);
};

/** What a conflict's updates add up to with one more. */
export const withUpdate = (told: Told, update: Update): Omit<Told, 'askedDays'> => ({
  updateCount: update.number,
  notifiedAt: update.notifiedAt,
  endedAt: endedAfter(told.endedAt, update),
});

/** Whether everybody sees an update at once: it was neither taken off the site nor collapsed. */
export const isOpenlyShown = ({ takenDownBy, review }: Pick<Update, 'takenDownBy' | 'review'>): boolean =>
  takenDownBy === null && collapsedBy(review) === null;

/** Whether a viewer may read the words of an update: what was written in sight of the split may tell it. */
export const isTextVisible = (
  { sawSplit }: Pick<Update, 'sawSplit'>,
  conflict: Pick<Conflict, 'revealedAt'>,
  viewerVote: Pick<ViewerVote, 'isReading'> | null,
): boolean => !sawSplit || areResultsVisible(conflict, viewerVote);

/** Posted in these times, an author is to be asked now: the day asked for is over since a week at most. */
export const askedSpans = (now: Timestamp) =>
  ASKED_AFTER.map((days) => ({ days, after: now - days * DAY - ASKED_WITHIN, until: now - days * DAY }));

/**
 * After how many days the author of a conflict is to be asked now how it went; null: not now. Nobody is asked about
 * what is off the site or was collapsed, nor where voting rests, nor while the form is closed.
 */
export const dueAsk = (conflict: Conflict, now: Timestamp): Exclude<Told['askedDays'], 0> | null => {
  const { isActive, submittedBy, review, totalVotes, submittedAt, askedDays } = conflict;
  if (!isActive || submittedBy === null || totalVotes < ASKED_FROM) return null;
  if (pausedBy(conflict) !== null) return null;
  if (review === 'collapsed' || review === 'collapsed-by-reports') return null;
  const opens = opensAt(conflict);
  if (opens === null || opens > now) return null;
  const due = askedSpans(now).find(({ days, after, until }) => {
    return askedDays < days && submittedAt > after && submittedAt <= until;
  });
  return due?.days ?? null;
};

/** Authors who have answered from which on it is told for how many the votes helped. */
const HELPED_FROM = 20;

/** Of how many authors have said whether the votes helped, and for how many they did, if only a little. */
export type HelpedCount = { readonly helped: number; readonly answered: number };

/** @returns null while the numbers are too small to say anything */
export const shownHelped = (count: HelpedCount): HelpedCount | null => (count.answered < HELPED_FROM ? null : count);
