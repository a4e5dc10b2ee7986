import * as v from 'valibot';
import { toIsoTime } from '../kernel/index.ts';
import { view } from '../wire/index.ts';
import { type MonthCounts, notifiedCount, publishedPart } from './transparency.rule.ts';

const published = v.nullable(v.number());

export const monthViewSchema = view({
  /** Such as `2026-05`. */
  month: v.string(),
  reported: published,
  restricted: published,
  byMachine: published,
  appealed: published,
  reversed: published,
  excluded: published,
});
export type MonthView = v.InferOutput<typeof monthViewSchema>;

export const monthView = ({ month, ...counts }: MonthCounts): MonthView => ({
  month: toIsoTime(month).slice(0, 7),
  reported: notifiedCount(counts.reported),
  restricted: notifiedCount(counts.restricted),
  byMachine: publishedPart(counts.byMachine, counts.restricted),
  appealed: notifiedCount(counts.appealed),
  reversed: publishedPart(counts.reversed, counts.appealed),
  excluded: notifiedCount(counts.excluded),
});
