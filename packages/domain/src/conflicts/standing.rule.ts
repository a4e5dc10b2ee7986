import type { ConflictId, MemberId, Timestamp } from '../kernel/index.ts';
import type {
  Care,
  Conflict,
  ConflictsFate,
  ContentNote,
  HiddenBy,
  ReportedItem,
  Review,
  Update,
  Verdict,
  Write,
} from '../model/index.ts';
import { conflictItem, GEOMETRIC_AVATAR_ID, NO_CARE } from '../model/index.ts';

export type Standing = {
  readonly takenDownBy: HiddenBy | null;
  readonly review: Review | null;
  readonly care: Care | null;
};

export type CommentStanding = Standing & { readonly isHiddenByAuthor: boolean };

export type Act = Verdict | 'collapse-by-reports' | 'help-by-reports' | 'take-down' | 'release' | 'restore';

export type PauseAction = 'rest' | 'resume-voting';

export type AuthorAction = 'hide' | 'show';

export const standingAfter = <Before extends Standing | CommentStanding>(
  before: Before,
  act: Act | PauseAction | (Before extends CommentStanding ? AuthorAction : never),
  notes: readonly ContentNote[] = [],
): Before => {
  switch (act) {
    case 'keep':
    case 'warn':
      return { ...lookedAt(before), review: 'kept' };
    case 'care':
      return withCare({ ...lookedAt(before), review: 'kept' }, { isPaused: true });
    case 'note':
      return withCare({ ...lookedAt(before), review: 'kept' }, { notes });
    case 'collapse':
      return { ...lookedAt(before), review: 'collapsed' };
    case 'remove':
      return { ...before, takenDownBy: shown(before) ?? 'operator' };
    case 'collapse-by-reports':
      return { ...before, review: before.review ?? 'collapsed-by-reports' };
    case 'help-by-reports':
      return before.review === 'kept' ? before : withCare(before, { showsHelp: true });
    case 'take-down':
      return { ...before, takenDownBy: before.takenDownBy === 'operator' ? 'operator' : 'author' };
    case 'release':
      return { ...before, takenDownBy: shown(before) };
    case 'restore':
      return {
        ...before,
        takenDownBy: before.takenDownBy === 'operator' ? null : before.takenDownBy,
        review: 'kept',
        care: before.care && { ...NO_CARE, authorPause: before.care.authorPause },
      };
    case 'rest':
      return before.care?.authorPause === null ? withCare(before, { authorPause: 'set' }) : before;
    case 'resume-voting':
      return before.care?.authorPause === 'set' ? withCare(before, { authorPause: 'lifted' }) : before;
    default:
      return { ...before, takenDownBy: shown(before), isHiddenByAuthor: act === 'hide' };
  }
};

const shown = ({ takenDownBy }: Standing) => (takenDownBy === 'rest' ? null : takenDownBy);

const withCare = <Before extends Standing>(before: Before, change: Partial<Care>): Before =>
  before.care === null || Object.entries(change).every(([key, value]) => before.care?.[key as keyof Care] === value)
    ? before
    : { ...before, care: { ...before.care, ...change } };

const lookedAt = <Before extends Standing>(before: Before): Before => {
  const after = { ...before, takenDownBy: shown(before) };
  return before.care?.showsHelp ? withCare(after, { showsHelp: false }) : after;
};

export const putConflict = (conflict: Conflict): readonly Write[] => [
  { kind: 'put-conflict', conflict },
  { kind: 'count-points', item: conflictItem(conflict.id), isPublic: conflict.isActive },
];

/** Whether the member is the conflict's anonymous author. If so, an action under their own name would reveal them. */
export const isUnderPseudonym = (
  conflict: Pick<Conflict, 'anonymous' | 'submittedBy'>,
  member: MemberId | null,
): boolean => conflict.anonymous && member !== null && conflict.submittedBy === member;

/**
 * @param before the item before the change; `countsFor` is how much a comment adds to the comment count
 * @param by who removes the item; null restores it
 */
export const takeDown = (
  item: ReportedItem,
  {
    conflictId,
    isPublic,
    countsFor = 0,
  }: { readonly conflictId: ConflictId; readonly isPublic: boolean; readonly countsFor?: number },
  by: HiddenBy | null,
): readonly Write[] => {
  const write: Write = { kind: 'take-down', item, conflictId, by };
  if (item.kind === 'update') return [write];
  const counted: Write = { kind: 'count-points', item, isPublic: by === null };
  if (countsFor === 0 || isPublic === (by === null)) return [write, counted];
  return [write, counted, { kind: 'move-comment-count', conflictId, by: by === null ? countsFor : -countsFor }];
};

export const DELETED_MEMBER = 'Deleted member';

const NAMELESS = {
  userNickname: DELETED_MEMBER,
  partnerNickname: 'Partner',
  userAvatarId: GEOMETRIC_AVATAR_ID,
  partnerAvatarId: GEOMETRIC_AVATAR_ID,
};

export const staysUp = ({ takenDownBy }: Pick<Conflict, 'takenDownBy'>, fate: ConflictsFate): boolean =>
  fate === 'leave' && takenDownBy !== 'author';

/** With the fate `leave`, a conflict keeps its text unless its author had taken it down. */
export const withoutAuthor = (conflict: Conflict, fate: ConflictsFate): Conflict => {
  if (staysUp(conflict, fate))
    return { ...conflict, submittedBy: null, allowsEmbed: false, ...(!conflict.anonymous && NAMELESS) };
  return {
    ...conflict,
    ...NAMELESS,
    submittedBy: null,
    allowsEmbed: false,
    title: DELETED_MEMBER,
    hisSide: '',
    herSide: '',
    tags: [],
    userPronouns: null,
    partnerPronouns: null,
    isActive: false,
    takenDownBy: conflict.takenDownBy ?? 'author',
  };
};

export const endedAfter = (
  endedAt: Timestamp | null,
  { ending, notifiedAt }: Pick<Update, 'ending' | 'notifiedAt'>,
): Timestamp | null => {
  if (ending === 'rather-not-say') return endedAt;
  return ending === 'still-open' ? null : notifiedAt;
};

export const outcomeOf = (updates: readonly Pick<Update, 'ending' | 'notifiedAt'>[]): Timestamp | null =>
  updates.reduce<Timestamp | null>(endedAfter, null);
