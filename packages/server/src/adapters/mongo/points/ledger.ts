import type { MemberId, Timestamp } from '@twosides/domain/kernel';
import { type PointEntry, pick, type Score } from '@twosides/domain/model';
import { addToScore, NO_SCORE, SCORE_FIELDS, spansOf } from '@twosides/domain/points';
import type { BatchHandlers, LaterHandlers } from '../kernel/write-batch.ts';
import { type PointRecord, pointId, type ScoreRecord, scoreId } from '../models/ledger-records.ts';

export const pointWrites = {
  'enter-award': (batch, { award: { entries, streak } }, database) => {
    for (const { row, score } of scoresOf(entries))
      batch.change(database.scores, scoreId(row), {
        inc: score,
        set: { waits: 'next', ...(row.span === 'all' && streak && { streak }) },
        orInsert: row,
      });
    for (const entry of entries) batch.insertOnce(database.points, toPointRecord(entry), 'sourceKey');
  },
} satisfies Partial<BatchHandlers>;

export const pointsLater = {
  'take-back-points': async ({ points, scores }, { entry }) => {
    const found = await points.findOneAndDelete({ _id: pointId(entry) }).lean();
    if (found?.isCounted) await scores.bulkWrite(moves([found], -1));
  },
  'count-points': async ({ points, scores }, { item: { kind, id }, isPublic }) => {
    const moved = { itemKind: kind, itemId: String(id), isCounted: !isPublic };
    const entries = await points.find(moved).lean();
    if (entries.length === 0) return;
    await points.updateMany(moved, { $set: { isCounted: isPublic } });
    await scores.bulkWrite(moves(entries, isPublic ? 1 : -1));
  },
} satisfies Partial<LaterHandlers>;

export const publicFigures = ({
  public: published,
}: Pick<ScoreRecord, 'public'>): Score & Pick<ScoreRecord, 'streak'> => published ?? NO_SCORE;

export const toScore = (score: Score): Score => pick(score, SCORE_FIELDS);

const toPointRecord = ({ item, ...entry }: PointEntry): PointRecord => ({
  _id: pointId(entry),
  ...entry,
  itemKind: item?.kind ?? null,
  itemId: item === null ? null : String(item.id),
  isCounted: true,
});

type ScoredEntry = Pick<PointEntry, 'memberId' | 'kind' | 'points' | 'day'>;
type Row = { readonly memberId: MemberId; readonly span: ScoreRecord['span']; readonly start: Timestamp };

const scoresOf = (entries: readonly ScoredEntry[], times: 1 | -1 = 1) => {
  const rows = new Map<string, { readonly row: Row; readonly score: Score }>();
  for (const entry of entries)
    for (const { span, start } of spansOf(entry.day)) {
      const row = { memberId: entry.memberId, span, start };
      const found = rows.get(scoreId(row)) ?? { row, score: NO_SCORE };
      rows.set(scoreId(row), { ...found, score: addToScore(found.score, entry, times) });
    }
  return [...rows.values()];
};

/** Changes only existing scores, because the scores of past spans may be deleted. */
const moves = (entries: readonly ScoredEntry[], times: 1 | -1) =>
  scoresOf(entries, times).map(({ row, score }) => ({
    updateOne: { filter: { _id: scoreId(row) }, update: { $inc: score, $set: { waits: 'next' as const } } },
  }));
