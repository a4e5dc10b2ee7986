import type { MemberId, Operation, Timestamp } from '@twosides/domain/kernel';
import type { Award, PointEntry, PointItem, Score, Streak } from '@twosides/domain/model';
import { addToScore, NO_SCORE, spansOf } from '@twosides/domain/points';
import type { ClientSession } from 'mongoose';
import { insertOnce } from '../kernel/insert-once.ts';
import { toOperationRecord } from '../kernel/records.ts';
import { type PointRecord, pointId, type ScoreRecord, scoreId } from '../models/ledger-schema.ts';
import type { Models } from '../models/models.ts';

/** What deeds leave in the ledger. */
export type Deeds = { readonly operations: readonly Operation[]; readonly awards: readonly Award[] };

/**
 * Enters that deeds were done, what they have earned and the streaks they leave, as part of their transaction: one
 * command. The member's row of the span `all` is where concurrent deeds of one member meet; an operation or event that
 * was entered before is a duplicate key.
 */
export const enterDeeds = async (
  { ledger }: Pick<Models, 'ledger'>,
  { operations, awards }: Deeds,
  session: ClientSession,
): Promise<void> => {
  const entries = awards.flatMap((award) => award.entries);
  const writes = [
    ...scoreUpdates(entries, 1, streaksOf(awards)),
    ...entries.map((entry) => insertOnce(toPointRecord(entry), 'sourceKey')),
    ...operations.map((operation) => insertOnce(toOperationRecord(operation), 'actor')),
  ];
  if (writes.length > 0) await ledger.bulkWrite(writes, { session });
};

/** Takes an event back, if it was ever entered. */
export const takeBackPoints = async (
  { points, scores }: Pick<Models, 'points' | 'scores'>,
  { memberId, sourceKey }: PointEntry,
  session: ClientSession,
): Promise<void> => {
  const entry = await points.findOneAndDelete({ _id: pointId({ memberId, sourceKey }) }, { session }).lean();
  if (entry?.isCounted) await scores.bulkWrite(scoreUpdates([entry], -1), { session });
};

/** Lets the points of something on the site count while it is there for the public; doing it again changes nothing. */
export const countPointsOf = async (
  { points, scores }: Pick<Models, 'points' | 'scores'>,
  { kind, id }: PointItem,
  isPublic: boolean,
  session: ClientSession,
): Promise<void> => {
  const moved = { itemKind: kind, itemId: String(id), isCounted: !isPublic };
  const entries = await points.find(moved).session(session).lean();
  if (entries.length === 0) return;
  await points.updateMany(moved, { $set: { isCounted: isPublic } }, { session });
  await scores.bulkWrite(scoreUpdates(entries, isPublic ? 1 : -1), { session });
};

/** What everyone sees of a row: nothing before it is published for the first time. */
export const publicFigures = ({
  public: published,
}: Pick<ScoreRecord, 'public'>): Score & Pick<ScoreRecord, 'streak'> => published ?? NO_SCORE;

export const toScore = ({ points, votes, conflicts, comments, helpfulComments }: Score): Score => ({
  points,
  votes,
  conflicts,
  comments,
  helpfulComments,
});

export const toStreak = ({ streak }: Pick<ScoreRecord, 'streak'>): Streak | null =>
  streak ? { days: streak.days, longest: streak.longest, lastDay: streak.lastDay } : null;

const toPointRecord = ({ item, ...entry }: PointEntry): PointRecord => ({
  _id: pointId(entry),
  ...entry,
  itemKind: item?.kind ?? null,
  itemId: item === null ? null : String(item.id),
  isCounted: true,
});

type ScoredEntry = Pick<PointEntry, 'memberId' | 'kind' | 'points' | 'day'>;
type Row = { readonly memberId: MemberId; readonly span: ScoreRecord['span']; readonly start: Timestamp };

/** The last streak of each member. */
const streaksOf = (awards: readonly Award[]): ReadonlyMap<MemberId, Streak> =>
  new Map(
    awards.flatMap(({ entries, streak }) => {
      const member = entries[0]?.memberId;
      return streak && member !== undefined ? [[member, streak] as const] : [];
    }),
  );

/**
 * One update a row, whatever the number of entries. Only new entries make a row (they say what streaks they leave):
 * what is taken back or brought back moves those that are there, since past spans may have been forgotten.
 */
const scoreUpdates = (
  entries: readonly ScoredEntry[],
  times: 1 | -1,
  streaks: ReadonlyMap<MemberId, Streak> | null = null,
) => {
  const rows = new Map<string, { readonly row: Row; score: Score }>();
  for (const entry of entries)
    for (const { span, start } of spansOf(entry.day)) {
      const row = { memberId: entry.memberId, span, start };
      const found = rows.get(scoreId(row)) ?? { row, score: NO_SCORE };
      rows.set(scoreId(row), { ...found, score: addToScore(found.score, entry, times) });
    }
  return [...rows.values()].map(({ row, score }) => {
    const streak = row.span === 'all' ? streaks?.get(row.memberId) : undefined;
    return {
      updateOne: {
        filter: { _id: scoreId(row), ...row },
        update: { $inc: score, $set: { waits: 'next', ...(streak && { streak }) } },
        upsert: streaks !== null,
      },
    };
  });
};
