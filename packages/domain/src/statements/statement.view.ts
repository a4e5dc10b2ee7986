import * as v from 'valibot';
import { COLLAPSED_BY, collapsedBy } from '../conflicts/shown.rule.ts';
import { dayAgo, type Timestamp, toIsoTime } from '../kernel/index.ts';
import { APPEAL_SIDES, type Effect, ITEM_KINDS, itemKey, REPORT_REASONS, VISIBLE_EFFECTS } from '../model/index.ts';
import { rulingEntries, rulingView } from '../moderation/case.view.ts';
import { coarseAge, suspensionEnd } from '../moderation/moderation.rule.ts';
import { conflictIdOut, isoTime, listOf, view } from '../wire/index.ts';
import { APPEAL_STANDINGS, appealStanding } from './appeal.rule.ts';
import type { FoundReport, OpenAppeal, StoredStatement } from './statements.port.ts';

const reportedSchema = view({ reason: v.picklist(REPORT_REASONS), note: v.nullable(v.string()) });

/** For the author, a statement of reasons (Digital Services Act, article 17). For a reporter, only the outcome. */
export const statementViewSchema = view({
  id: v.string(),
  at: isoTime,
  side: v.picklist(APPEAL_SIDES),
  ...rulingEntries,
  suspendedUntil: v.nullable(isoTime),
  item: v.picklist(ITEM_KINDS),
  /** Made by `itemKey`, such as `conflict-17`. */
  itemKey: v.string(),
  conflictId: conflictIdOut,
  conflictTitle: v.nullable(v.string()),
  text: v.nullable(v.string()),
  laterEffect: v.nullable(v.picklist(VISIBLE_EFFECTS)),
  reported: v.nullable(reportedSchema),
  appeal: v.picklist(APPEAL_STANDINGS),
  answer: v.nullable(v.string()),
});
export type StatementView = v.InferOutput<typeof statementViewSchema>;

/** @param suspendedUntil when the viewer's present suspension ends; null if there is none */
export const statementView = (
  statement: StoredStatement,
  now: Timestamp,
  suspendedUntil: Timestamp | null = null,
): StatementView => {
  const suspension = suspensionView(statement, now, suspendedUntil);
  const standing = appealStanding(statement, statement.side, statement.appeal, now);
  const isOver = statement.side === 'author' && suspension === null && isReplaced(statement);
  return {
    id: statement.id,
    at: toIsoTime(statement.at),
    side: statement.side,
    ...(statement.side === 'author' ? reasonsView(statement) : outcomeView(statement)),
    suspendedUntil: suspension,
    item: statement.item.kind,
    itemKey: itemKey(statement.item),
    conflictId: statement.conflictId,
    conflictTitle: statement.conflictTitle,
    text: statement.text,
    laterEffect: statement.laterEffect,
    reported: statement.reported,
    appeal: isOver && standing === 'open' ? 'none' : standing,
    answer: statement.appeal?.answer?.facts ?? null,
  };
};

const HIDING: readonly (Effect | null)[] = ['collapsed', 'removed'];

/** Whether a later decision on the item has reversed this one, or hides the item in another way. */
const isReplaced = (statement: StoredStatement): boolean => {
  const { effect } = rulingView(statement);
  const { laterEffect } = statement;
  return (
    laterEffect === 'restored' || (effect !== laterEffect && HIDING.includes(effect) && HIDING.includes(laterEffect))
  );
};

const suspensionView = ({ side, suspension, at }: StoredStatement, now: Timestamp, present: Timestamp | null) => {
  if (side !== 'author' || !suspension) return null;
  const until = suspensionEnd(suspension, at);
  return until > now && (present ?? 0) < until ? null : toIsoTime(until);
};

const reasonsView = (statement: StoredStatement) => {
  const { facts, ...view } = rulingView(statement);
  const isAnswer = statement.answers !== undefined;
  return { ...view, facts: view.effect === 'restored' && !isAnswer ? '' : facts };
};

const SEEN_BY_ALL: readonly Effect[] = ['collapsed', 'removed', 'rested', 'noted'];

const outcomeView = (statement: StoredStatement) => {
  const { verdict, effect, facts, ...view } = rulingView(statement);
  return {
    ...view,
    verdict: verdict === 'warn' ? 'keep' : verdict,
    effect: SEEN_BY_ALL.includes(effect) ? effect : ('none' as const),
    // Reporters do not get facts that address the author.
    facts: verdict === 'keep' && effect !== 'warned' ? facts : '',
    suspension: null,
  };
};

/** Contains nothing about the person who appealed. */
export const appealViewSchema = view({
  id: v.string(),
  side: v.picklist(APPEAL_SIDES),
  words: v.string(),
  age: v.string(),
  isOwnDecision: v.boolean(),
  item: v.picklist(ITEM_KINDS),
  conflictId: v.nullable(conflictIdOut),
  text: v.string(),
  isPublic: v.boolean(),
  collapsedBy: v.nullable(v.picklist(COLLAPSED_BY)),
  decision: view({ ...rulingEntries, age: v.string() }),
  reports: listOf(reportedSchema),
});
export type AppealView = v.InferOutput<typeof appealViewSchema>;

export const appealView = (appeal: OpenAppeal, now: Timestamp): AppealView => ({
  id: `${appeal.ruling}-${appeal.side}`,
  side: appeal.side,
  words: appeal.words,
  age: dayAgo(appeal.at, now),
  isOwnDecision: appeal.isOwnDecision,
  item: appeal.item.kind,
  conflictId: appeal.conflictId,
  text: appeal.text,
  isPublic: appeal.isPublic,
  collapsedBy: collapsedBy(appeal.review),
  decision: { ...rulingView(appeal.decision), age: coarseAge(appeal.decision.at, now) },
  reports: appeal.reports,
});

export const reportStatusViewSchema = view({
  item: v.picklist(ITEM_KINDS),
  reason: v.picklist(REPORT_REASONS),
  note: v.nullable(v.string()),
  /** Start of a UTC day. */
  reportedAt: isoTime,
  standing: v.picklist(['received', 'decided', 'gone']),
  decision: v.nullable(statementViewSchema),
  isPublic: v.boolean(),
});
export type ReportStatusView = v.InferOutput<typeof reportStatusViewSchema>;

export const reportStatusView = (found: FoundReport, now: Timestamp): ReportStatusView => {
  const { item, reason, note, reportedAt } = found.report;
  const standing = standingOf(found);
  return {
    item: item.kind,
    reason,
    note,
    reportedAt: toIsoTime(reportedAt),
    standing,
    decision: standing === 'decided' && found.decision ? statementView(found.decision, now) : null,
    isPublic: found.isPublic,
  };
};

const standingOf = ({ isSettled, isPublic, decision }: FoundReport): ReportStatusView['standing'] => {
  if (!isSettled) return 'received';
  return isPublic || decision?.effect === 'removed' ? 'decided' : 'gone';
};
