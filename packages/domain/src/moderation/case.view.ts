import * as v from 'valibot';
import { COLLAPSED_BY, collapsedBy, pausedBy } from '../conflicts/shown.rule.ts';
import { dayAgo, type Timestamp } from '../kernel/index.ts';
import type { EstablishedRule } from '../mailbox-keys/mailbox-key.rule.ts';
import {
  BY_THEMSELVES,
  CONTENT_NOTES,
  EFFECTS,
  ITEM_KINDS,
  itemKey,
  REPORT_REASONS,
  type Ruling,
  SUSPENSIONS,
  VERDICTS,
} from '../model/index.ts';
import { conflictIdOut, listOf, view, wholeNumber } from '../wire/index.ts';
import { saysDanger, weightOf } from './collapsing.rule.ts';
import type { CaseClaim, CaseWeight } from './moderation.port.ts';
import { AUTHOR_RECORDS, coarseAge } from './moderation.rule.ts';

/** After `decided`, viewers may decide again, unless they answered an appeal or someone else decided (`closed`). */
const CASE_KINDS = ['reports', 'waiting', 'decided', 'answered', 'closed'] as const;

const DECIDED_BY = [...BY_THEMSELVES, 'operator', 'moderator'] as const;

export const rulingEntries = {
  verdict: v.picklist([...VERDICTS, 'uphold']),
  effect: v.picklist(EFFECTS),
  ground: v.picklist(REPORT_REASONS),
  facts: v.string(),
  by: v.picklist(DECIDED_BY),
  suspension: v.nullable(v.picklist(SUSPENSIONS)),
  notes: listOf(v.picklist(CONTENT_NOTES)),
};

/** Names no author or reporter and gives only rough ages, because moderators must not learn who wrote the item. */
export const caseViewSchema = view({
  id: v.string(),
  kind: v.picklist(CASE_KINDS),
  item: v.picklist(ITEM_KINDS),
  conflictId: v.nullable(conflictIdOut),
  under: v.nullable(view({ title: v.string(), answered: v.nullable(v.string()) })),
  text: v.string(),
  age: v.string(),
  /** Days since the oldest open report, whose time is not stored. Null if nobody has reported the item. */
  reportedAge: v.nullable(v.string()),
  isPublic: v.boolean(),
  collapsedBy: v.nullable(v.picklist(COLLAPSED_BY)),
  votingPaused: v.boolean(),
  notes: listOf(v.picklist(CONTENT_NOTES)),
  weight: v.number(),
  isDanger: v.boolean(),
  reports: listOf(view({ reason: v.picklist(REPORT_REASONS), note: v.nullable(v.string()), weight: v.number() })),
  furtherReports: wholeNumber,
  history: listOf(view({ ...rulingEntries, age: v.string() })),
  claim: v.nullable(v.picklist(['own', 'other'])),
  /** Null unless the viewer has claimed the case. */
  authorRecord: v.nullable(v.picklist(AUTHOR_RECORDS)),
});
export type CaseView = v.InferOutput<typeof caseViewSchema>;

type CaseContext = {
  readonly now: Timestamp;
  readonly established: EstablishedRule;
  readonly by: string;
  readonly claims: readonly CaseClaim[];
  readonly rulings: readonly Ruling[];
};

export const caseView = (open: CaseWeight, { now, established, by, claims, rulings }: CaseContext): CaseView => {
  const id = itemKey(open.item);
  const claim = claims.find(({ item }) => itemKey(item) === id);
  return {
    id,
    kind: open.reports.length === 0 ? 'waiting' : 'reports',
    item: open.item.kind,
    conflictId: open.posted?.conflictId ?? null,
    under: open.under,
    text: open.text,
    age: open.posted ? coarseAge(open.posted.at, now) : '',
    reportedAge: reportedAge(open, now),
    isPublic: open.isPublic,
    collapsedBy: collapsedBy(open.review),
    votingPaused: open.care !== null && pausedBy({ care: open.care }) !== null,
    notes: open.care?.notes ?? [],
    weight: open.weight,
    isDanger: saysDanger(open),
    reports: open.reports.map(({ reason, note, record }) => ({
      reason,
      note,
      weight: weightOf(record, now, established),
    })),
    furtherReports: open.further,
    history: rulings
      .filter(({ item }) => itemKey(item) === id)
      .map((ruling) => ({ ...rulingView(ruling), age: coarseAge(ruling.at, now) })),
    claim: claim ? claimOf(claim, by) : null,
    authorRecord: null,
  };
};

const reportedAge = ({ reports }: CaseWeight, now: Timestamp): string | null =>
  reports.length === 0 ? null : dayAgo(Math.min(...reports.map(({ reportedAt }) => reportedAt)), now);

const claimOf = (claim: CaseClaim, by: string) => (claim.by === by ? 'own' : 'other');

export const rulingView = ({ verdict, effect, ground, facts, by, suspension, notes }: Ruling) => ({
  verdict,
  effect,
  ground,
  facts,
  by: decidedBy(by),
  suspension: suspension ?? null,
  notes: notes ?? [],
});

const decidedBy = (by: string): (typeof DECIDED_BY)[number] =>
  DECIDED_BY.find((office) => office === by) ?? 'moderator';
