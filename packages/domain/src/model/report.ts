import {
  type CommentId,
  type ConflictId,
  type MemberId,
  parseCommentId,
  parseConflictId,
  parseUpdateId,
  type Timestamp,
  type UpdateId,
} from '../kernel/ids.ts';
import type { ContentNote } from './category.ts';

/** By what an item is collapsed before a person has looked at it: enough reports, or one that a machine bears out. */
export const BY_THEMSELVES = ['reports', 'detector'] as const;

/** Whether no person stands behind a ruling. */
export const isByItself = ({ by }: Pick<Ruling, 'by'>): boolean => BY_THEMSELVES.some((one) => one === by);

/** Why something is reported, in the order in which the form offers it. */
export const REPORT_REASONS = ['identifies-someone', 'abuse', 'hate', 'danger', 'spam', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_NOTE_MAX = 500;

/** What can be reported. */
export type ReportedItem =
  | { readonly kind: 'conflict'; readonly id: ConflictId }
  | { readonly kind: 'comment'; readonly id: CommentId }
  | { readonly kind: 'update'; readonly id: UpdateId };

export const ITEM_KINDS = ['conflict', 'comment', 'update'] as const satisfies readonly ReportedItem['kind'][];

/** @returns null unless there can be something of that kind under that id */
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

const itemOf = <Item extends ReportedItem>(kind: Item['kind'], id: Item['id'] | null): Item | null =>
  id === null ? null : ({ kind, id } as Item);

/** What a moderator makes of an item; `care`, which lets voting rest, and `note` of a conflict alone. */
export const VERDICTS = ['keep', 'collapse', 'remove', 'care', 'note', 'warn'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** For how long a member is suspended, in days. */
export const SUSPENSIONS = ['1', '7', '30', 'for-good'] as const;

export type Suspension = (typeof SUSPENSIONS)[number];

/** What a moderator makes of an item when an appeal is answered: it stands, or is decided otherwise. */
export const ANSWERS = ['uphold', 'keep', 'collapse', 'remove'] as const;

export type Answer = (typeof ANSWERS)[number];

/** Who appeals a decision: the author of what it is about, or those who have reported it. */
export const APPEAL_SIDES = ['author', 'reporter'] as const;

export type AppealSide = (typeof APPEAL_SIDES)[number];

/** An appeal, by the ruling that it is about: each side has one. */
export type AppealKey = { readonly ruling: string; readonly side: AppealSide };

export type Appeal = AppealKey & {
  readonly item: ReportedItem;
  readonly words: string;
  /** The start of its UTC day. */
  readonly at: Timestamp;
};

export const APPEAL_WORDS_MAX = 1_000;

/**
 * What has become of an item that was reported: collapsed behind a notice that anybody may open, by reports alone or by
 * a moderator, or looked at and kept. What was kept is never collapsed by reports again.
 */
export const REVIEWS = ['collapsed-by-reports', 'collapsed', 'kept'] as const;

export type Review = (typeof REVIEWS)[number];

/** What a ruling changes for the author of its item. Each but `none` is stated to them, with its reasons. */
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

/** What was decided about an item, and why: kept for good, and changed by nobody. */
export type Ruling = {
  readonly item: ReportedItem;
  readonly verdict: Verdict | Answer;
  readonly effect: Effect;
  /** The rule that it is about. */
  readonly ground: ReportReason;
  /** What was seen there, in the moderator's words; empty where no person has decided. */
  readonly facts: string;
  /**
   * `reports` by themselves, the `detector` with one of them, the `operator` by a command, else what stands for the
   * moderator.
   */
  readonly by: string;
  /** Of reports by themselves the start of the day, for it tells when the last of them was given. */
  readonly at: Timestamp;
  /** For how long its author was suspended for it. */
  readonly suspension?: Suspension;
  /** The content notes that it has put on its conflict; missing where it is about something else. */
  readonly notes?: readonly ContentNote[];
  /** The appeal that it answers. */
  readonly answers?: AppealKey;
};

export const FACTS_MAX = 1_000;

/** One person's report of one item: one a mailbox key, and one a member. */
export type Report = {
  readonly item: ReportedItem;
  /** Of a visitor what stands for them, who is no member. */
  readonly reporterId: MemberId;
  readonly reason: ReportReason;
  readonly note: string | null;
  /** The start of its UTC day: it stands beside who reports. */
  readonly reportedAt: Timestamp;
};

/** Who took something off the site: its author, or who runs it. */
export const TAKEN_DOWN_BY = ['author', 'operator'] as const;

export type TakenDownBy = (typeof TAKEN_DOWN_BY)[number];

/** Why something is not shown: it was taken down, or is a comment that waits while voting rests on its conflict. */
export type KeptOffBy = TakenDownBy | 'rest';
