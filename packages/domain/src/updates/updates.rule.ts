import { collapsedBy, pausedBy } from '../conflicts/shown.rule.ts';
import { endedAfter } from '../conflicts/standing.rule.ts';
import { DAY, HOUR, type Timestamp } from '../kernel/index.ts';
import { ASKED_AFTER, type Conflict, type Told, type Update, type ViewerVote } from '../model/index.ts';
import { areResultsVisible } from '../voting/results-visibility.rule.ts';

const UPDATES_MAX = 5;

const UPDATES_APART = 72 * HOUR;

export const ASKED_FROM = 10;

const ASKED_WITHIN = 7 * DAY;

export const opensAt = ({
  updateCount,
  notifiedAt,
  anonymous,
}: Pick<Conflict, 'updateCount' | 'notifiedAt' | 'anonymous'>): Timestamp | null => {
  if (updateCount >= UPDATES_MAX) return null;
  if (notifiedAt === null) return 0;
  // For an anonymous conflict, `notifiedAt` is only the start of a day, so the wait begins at the end of that day.
  return notifiedAt + UPDATES_APART + (anonymous ? DAY : 0);
};

export const withUpdate = (told: Told, update: Update): Omit<Told, 'askedDays'> => ({
  updateCount: update.number,
  notifiedAt: update.notifiedAt,
  endedAt: endedAfter(told.endedAt, update),
});

export const isOpenlyShown = ({ takenDownBy, review }: Pick<Update, 'takenDownBy' | 'review'>): boolean =>
  takenDownBy === null && collapsedBy(review) === null;

/** An author who saw the split may reveal it in the text, so only viewers who may see the split get the text. */
export const isTextVisible = (
  { sawSplit }: Pick<Update, 'sawSplit'>,
  conflict: Pick<Conflict, 'revealedAt'>,
  viewerVote: Pick<ViewerVote, 'isReading'> | null,
): boolean => !sawSplit || areResultsVisible(conflict, viewerVote);

export const askedSpans = (now: Timestamp) =>
  ASKED_AFTER.map((days) => ({ days, after: now - days * DAY - ASKED_WITHIN, until: now - days * DAY }));

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

const HELPED_FROM = 20;

export type HelpedCount = { readonly helped: number; readonly answered: number };

export const shownHelped = (count: HelpedCount): HelpedCount | null => (count.answered < HELPED_FROM ? null : count);
