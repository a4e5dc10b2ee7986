import { type CommentId, DAY, MINUTE, startOfDay, type Timestamp, type Voter } from '../kernel/index.ts';
import { type Comment, type CommentOrder, type CommentPlace, SIDES, type Side } from '../model/index.ts';

export type CountedMark = {
  readonly commentId: CommentId;
  readonly markedBy: Voter;
  readonly markedOn: Timestamp;
  readonly side: Side;
};

export type SideMarks = { readonly marks: number; readonly readers: number };

const READERS_MIN = 5;
const BADGE_MARKS = 3;
/** In 10,000ths. */
const BADGE_SCORE = 1_000;

export const placeOf = (marks: Readonly<Record<Side, SideMarks>>): Omit<CommentPlace, 'id'> => {
  const [her, his] = [withReaders(marks.her), withReaders(marks.his)];
  const [ofHer, ofHis] = [wilsonBound(her), wilsonBound(his)];
  const score = rounded(ofHer === 0 || ofHis === 0 ? 0 : (2 * ofHer * ofHis) / (ofHer + ofHis));
  const worth = rounded(wilsonBound({ marks: her.marks + his.marks, readers: her.readers + his.readers }));
  const bridges = her.marks >= BADGE_MARKS && his.marks >= BADGE_MARKS && score >= BADGE_SCORE;
  return { place: 10_001 * score + worth, bridges };
};

/** The lower bound of Wilson's interval with z = 1 (evanmiller.org). */
const wilsonBound = ({ marks: m, readers: n }: SideMarks): number => {
  const p = m / n;
  return Math.max(0, (p + 1 / (2 * n) - Math.sqrt((p * (1 - p)) / n + 1 / (4 * n * n))) / (1 + 1 / n));
};

const withReaders = ({ marks, readers }: SideMarks): SideMarks => ({
  marks,
  readers: Math.max(readers, marks, READERS_MIN),
});

const rounded = (share: number) => Math.floor(10_000 * share + 0.5);

/** Comments by the conflict's author get place 0, which means no place. */
export const placeComments = (
  comments: readonly (Pick<Comment, 'id' | 'postedAt'> & { readonly isByAuthor: boolean })[],
  marks: readonly CountedMark[],
): readonly CommentPlace[] => {
  const latest: Readonly<Record<Side, Map<Voter, Timestamp>>> = { her: new Map(), his: new Map() };
  for (const { side, markedBy, markedOn } of marks)
    latest[side].set(markedBy, Math.max(markedOn, latest[side].get(markedBy) ?? 0));
  const marksOf = Map.groupBy(marks, ({ commentId }) => commentId);
  return comments.map(({ id, postedAt, isByAuthor }) => {
    if (isByAuthor) return { id, place: 0, bridges: false };
    const own = marksOf.get(id) ?? [];
    const since = startOfDay(postedAt);
    const [her, his] = SIDES.map((side) => ({
      marks: own.filter((mark) => mark.side === side).length,
      readers: [...latest[side].values()].filter((day) => day >= since).length,
    })) as [SideMarks, SideMarks];
    return { id, ...placeOf({ her, his }) };
  });
};

/** Comments are ordered after this many new marks, or else at night, which hides the effect of a single mark. */
export const CHANGES_PER_ORDERING = 5;
const ORDERING_INTERVAL = 10 * MINUTE;
const ORDERED_FOR = 30 * DAY;

/** @param counted 1 for a counted mark, -1 for a removed one, 0 for a mark that does not count */
export const orderAfterMark = (order: CommentOrder | null, counted: 1 | 0 | -1, now: Timestamp): CommentOrder => {
  const changes = (order?.changes ?? 0) + counted;
  const orderedAt = order?.orderedAt ?? null;
  const next = changes >= CHANGES_PER_ORDERING ? Math.max(now, (orderedAt ?? 0) + ORDERING_INTERVAL) : nextNight(now);
  return { changes, orderedAt, markedOn: startOfDay(now), dueAt: Math.min(next, order?.dueAt ?? next) };
};

export const orderAfterOrdering = ({ markedOn }: CommentOrder, now: Timestamp): CommentOrder => ({
  changes: 0,
  markedOn,
  orderedAt: now,
  dueAt: now - markedOn < ORDERED_FOR ? nextNight(now) : null,
});

const nextNight = (now: Timestamp): Timestamp => startOfDay(now) + DAY;
