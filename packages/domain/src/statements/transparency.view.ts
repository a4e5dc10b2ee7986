import * as v from 'valibot';
import { toIsoTime } from '../kernel/index.ts';
import { view } from '../wire/index.ts';
import { type MonthCounts, notifiedCount, toldPart } from './transparency.rule.ts';

const told = v.nullable(v.number());

export const monthViewSchema = view({
  /** Such as `2026-05`. */
  month: v.string(),
  reported: told,
  restricted: told,
  byMachine: told,
  appealed: told,
  reversed: told,
  excluded: told,
});
export type MonthView = v.InferOutput<typeof monthViewSchema>;

export const monthView = ({ month, ...counts }: MonthCounts): MonthView => ({
  month: toIsoTime(month).slice(0, 7),
  reported: notifiedCount(counts.reported),
  restricted: notifiedCount(counts.restricted),
  byMachine: toldPart(counts.byMachine, counts.restricted),
  appealed: notifiedCount(counts.appealed),
  reversed: toldPart(counts.reversed, counts.appealed),
  excluded: notifiedCount(counts.excluded),
});
