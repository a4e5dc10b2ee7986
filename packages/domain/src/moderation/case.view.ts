import * as v from 'valibot';
import { COLLAPSED_BY, collapsedBy } from '../conflicts/collapsed.rule.ts';
import { pausedBy } from '../conflicts/paused.rule.ts';
import type { Timestamp } from '../kernel/ids.ts';
import type { EstablishedRule } from '../mailbox-keys/established.rule.ts';
import { CONTENT_NOTES } from '../model/category.ts';
import {
  BY_THEMSELVES,
  EFFECTS,
  ITEM_KINDS,
  REPORT_REASONS,
  type ReportedItem,
  type Ruling,
  SUSPENSIONS,
  VERDICTS,
} from '../model/report.ts';
import { conflictIdOut, listOf, view, wholeNumber } from '../wire/view.ts';
import { weightOf } from './collapsing.rule.ts';
import { coarseAge } from './moderation.rule.ts';
import type { CaseClaim } from './moderation-store.port.ts';
import type { CaseWeight } from './report-store.port.ts';

/** Why something is a case: reports, or a comment waiting for release. */
const CASE_KINDS = ['reports', 'waiting'] as const;

/** Who decided. Individual moderators are not named. */
const DECIDED_BY = [...BY_THEMSELVES, 'operator', 'moderator'] as const;

/** A ruling: decision and reasons. */
export const rulingEntries = {
  verdict: v.picklist([...VERDICTS, 'uphold']),
  effect: v.picklist(EFFECTS),
  ground: v.picklist(REPORT_REASONS),
  facts: v.string(),
  by: v.picklist(DECIDED_BY),
  /** The author's suspension. */
  suspension: v.nullable(v.picklist(SUSPENSIONS)),
  /** Content notes it added; empty for other items. */
  notes: listOf(v.picklist(CONTENT_NOTES)),
};

/** A case as a moderator sees it: no author, no reporter, no vote, and only a coarse age. */
export const caseViewSchema = view({
  /** `conflict-17`, `comment-0190…`, `update-17.2`. */
  id: v.string(),
  kind: v.picklist(CASE_KINDS),
  item: v.picklist(ITEM_KINDS),
  /** The conflict, or the item's conflict; null if gone. */
  conflictId: v.nullable(conflictIdOut),
  /**
   * Where a comment or update was posted: the conflict's title and, for a reply, the comment it answers. Null for a
   * conflict, or if gone.
   */
  under: v.nullable(view({ title: v.string(), answered: v.nullable(v.string()) })),
  /** The full text, title first. */
  text: v.string(),
  age: v.string(),
  isPublic: v.boolean(),
  collapsedBy: v.nullable(v.picklist(COLLAPSED_BY)),
  /** Whether voting is paused. */
  votingPaused: v.boolean(),
  /** A moderator's content notes. */
  notes: listOf(v.picklist(CONTENT_NOTES)),
  /** Combined weight of its reports. */
  weight: v.number(),
  /** Whether established members reported danger. */
  isDanger: v.boolean(),
  /** All reports by members, and the first ones by visitors. */
  reports: listOf(view({ reason: v.picklist(REPORT_REASONS), note: v.nullable(v.string()), weight: v.number() })),
  /** Number of further reports by visitors. */
  furtherReports: wholeNumber,
  history: listOf(view({ ...rulingEntries, age: v.string() })),
  /** Who claimed it: the viewer, somebody else, or nobody. */
  claim: v.nullable(v.picklist(['own', 'other'])),
});
export type CaseView = v.InferOutput<typeof caseViewSchema>;

const caseIdOf = ({ kind, id }: ReportedItem): string => `${kind}-${id}`;

type CaseContext = {
  readonly now: Timestamp;
  readonly established: EstablishedRule;
  /** The viewer's stamp. */
  readonly by: string;
  readonly claims: readonly CaseClaim[];
  readonly rulings: readonly Ruling[];
};

export const caseView = (open: CaseWeight, { now, established, by, claims, rulings }: CaseContext): CaseView => {
  const id = caseIdOf(open.item);
  const claim = claims.find(({ item }) => caseIdOf(item) === id);
  return {
    id,
    kind: open.reports.length === 0 ? 'waiting' : 'reports',
    item: open.item.kind,
    conflictId: open.posted?.conflictId ?? null,
    under: open.under,
    text: open.text,
    age: open.posted ? coarseAge(open.posted.at, now) : '',
    isPublic: open.isPublic,
    collapsedBy: collapsedBy(open.review),
    votingPaused: open.care !== null && pausedBy({ care: open.care }) !== null,
    notes: open.care?.notes ?? [],
    weight: open.weight,
    isDanger: open.isDanger,
    reports: open.reports.map(({ reason, note, record }) => ({
      reason,
      note,
      weight: weightOf(record, now, established),
    })),
    furtherReports: open.further,
    history: rulings
      .filter(({ item }) => caseIdOf(item) === id)
      .map((ruling) => ({ ...rulingView(ruling), age: coarseAge(ruling.at, now) })),
    claim: claim ? claimOf(claim, by) : null,
  };
};

const claimOf = (claim: CaseClaim, by: string) => (claim.by === by ? 'own' : 'other');

/** A ruling as authors and moderators see it. Does not name the moderator. */
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
