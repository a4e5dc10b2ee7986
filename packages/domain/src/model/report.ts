import type { CommentId, ConflictId, MemberId, Timestamp, UpdateId } from '../kernel/index.ts';
import { parseCommentId, parseConflictId, parseUpdateId } from '../kernel/index.ts';
import type { ContentNote } from './category.ts';

export const BY_THEMSELVES = ['reports', 'detector'] as const;

export const isByItself = ({ by }: Pick<Ruling, 'by'>): boolean => BY_THEMSELVES.some((one) => one === by);

export const REPORT_REASONS = ['identifies-someone', 'abuse', 'hate', 'danger', 'spam', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_NOTE_MAX = 500;

export type ReportedItem =
  | { readonly kind: 'conflict'; readonly id: ConflictId }
  | { readonly kind: 'comment'; readonly id: CommentId }
  | { readonly kind: 'update'; readonly id: UpdateId };

export const ITEM_KINDS = ['conflict', 'comment', 'update'] as const satisfies readonly ReportedItem['kind'][];

export const parseItem = (kind: string, id: string): ReportedItem | null => {
  switch (kind) {
    case 'conflict':
      return itemOf(kind, parseConflictId(id));
    case 'comment':
      return itemOf(kind, parseCommentId(id));
    case 'update':
      return itemOf(kind, parseUpdateId(id));
    default:
      return null;
  }
};

/** Such as `conflict-17`, `comment-0190…` or `update-17.2`. */
export const itemKey = ({ kind, id }: ReportedItem): string => `${kind}-${id}`;

const itemOf = <Item extends ReportedItem>(kind: Item['kind'], id: Item['id'] | null): Item | null =>
  id === null ? null : ({ kind, id } as Item);

export const VERDICTS = ['keep', 'collapse', 'remove', 'care', 'note', 'warn'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** In days. */
export const SUSPENSIONS = ['1', '7', '30', 'for-good'] as const;

export type Suspension = (typeof SUSPENSIONS)[number];

export const ANSWERS = ['uphold', 'keep', 'collapse', 'remove'] as const;

export type Answer = (typeof ANSWERS)[number];

export const APPEAL_SIDES = ['author', 'reporter'] as const;

export type AppealSide = (typeof APPEAL_SIDES)[number];

export type AppealKey = { readonly ruling: string; readonly side: AppealSide };

export type Appeal = AppealKey & {
  readonly item: ReportedItem;
  readonly words: string;
  readonly at: Timestamp;
};

export const APPEAL_WORDS_MAX = 1_000;

export const REVIEWS = ['collapsed-by-reports', 'collapsed', 'kept'] as const;

export type Review = (typeof REVIEWS)[number];

export const EFFECTS = [
  'none',
  'collapsed',
  'removed',
  'rested',
  'noted',
  'warned',
  'restored',
  'upheld',
  'withdrawn',
] as const;

export type Effect = (typeof EFFECTS)[number];

export const VISIBLE_EFFECTS = [
  'collapsed',
  'removed',
  'rested',
  'noted',
  'restored',
] as const satisfies readonly Effect[];
export type VisibleEffect = (typeof VISIBLE_EFFECTS)[number];

export type Ruling = {
  readonly item: ReportedItem;
  readonly verdict: Verdict | Answer;
  readonly effect: Effect;
  readonly ground: ReportReason;
  readonly facts: string;
  /** `reports`, `detector`, `operator`, or a keyed hash of the moderator's id. */
  readonly by: string;
  /** An automatic ruling stores only the day, because the exact time would reveal when the last report was made. */
  readonly at: Timestamp;
  readonly suspension?: Suspension;
  readonly notes?: readonly ContentNote[];
  readonly answers?: AppealKey;
};

export const FACTS_MAX = 1_000;

/** Unique per item and mailbox, and per item and reporter. */
export type Report = {
  readonly item: ReportedItem;
  /** The member's id, or a visitor's id from `visitorOf`. */
  readonly reporterId: MemberId;
  readonly reason: ReportReason;
  readonly note: string | null;
  /** Start of the UTC day of the report. The exact time would show when the reporter was online. */
  readonly reportedAt: Timestamp;
};

export const TAKEN_DOWN_BY = ['author', 'operator'] as const;

export type TakenDownBy = (typeof TAKEN_DOWN_BY)[number];

export type HiddenBy = TakenDownBy | 'rest';
