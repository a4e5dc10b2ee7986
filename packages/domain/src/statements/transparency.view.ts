import * as v from 'valibot';
import { toIsoTime } from '../kernel/time.ts';
import { view } from '../wire/view.ts';
import { type MonthCounts, notifiedCount, toldPart } from './transparency.rule.ts';

/** Null if too small, or if it would reveal a small count by subtraction. */
const told = v.nullable(v.number());

export const monthViewSchema = view({
  /** `2026-05`. */
  month: v.string(),
  reported: told,
  restricted: told,
  byMachine: told,
  appealed: told,
  reversed: told,
  excluded: told,
});
export type MonthView = v.InferOutput<typeof monthViewSchema>;

export const monthView = ({
  month,
  reported,
  restricted,
  byMachine,
  appealed,
  reversed,
  excluded,
}: MonthCounts): MonthView => ({
  month: toIsoTime(month).slice(0, 7),
  reported: notifiedCount(reported),
  restricted: notifiedCount(restricted),
  byMachine: toldPart(byMachine, restricted),
  appealed: notifiedCount(appealed),
  reversed: toldPart(reversed, appealed),
  excluded: notifiedCount(excluded),
});
