import { pausedBy } from '@twosides/domain/conflicts';
import type { ConflictId, MemberId, Operation, OperationKey, Secrets } from '@twosides/domain/kernel';
import type { Comment, CommentWithAuthor, Conflict, ConflictHead, Member, Vote } from '@twosides/domain/model';
import { nicknameKey } from '@twosides/domain/names';
import { type ConflictCard, excerptsOf } from '@twosides/domain/reading';
import { trusted } from 'mongoose';
import { confusableKeyOf } from '../../../look-alikes/confusable-key.ts';
import { authorOf, storedAuthor } from '../../hidden-author.ts';
import type { CommentRecord, ConflictRecord, HiddenAuthorFields, VoteRecord } from '../models/conflict-records.ts';
import { operationId } from '../models/ledger-records.ts';
import type { UserRecord } from '../models/member-records.ts';
import type { Models, SiteDatabase } from '../models/models.ts';
import type { DocumentChange } from './write-batch.ts';

/** Projection that leaves out the id of a document that the domain knows by other fields. */
export const WITHOUT_ID = { _id: 0 } as const;

export type CommentRow = CommentRecord & { readonly authors: readonly { readonly userNickname: string | null }[] };

export type CardRecord = Omit<
  ConflictRecord,
  'hisSide' | 'herSide' | 'history' | 'timesOrdered' | 'todayByHour' | 'todayOldest'
>;

/** The filter for what follows a position in a list that is sorted by two fields, both descending. */
export const below = (first: string, value: number, second: string, id: number | string) => ({
  [first]: trusted({ $lte: value }),
  $or: [{ [first]: trusted({ $lt: value }) }, { [second]: trusted({ $lt: id }) }],
});

export const findNicknames = async ({ users }: Pick<Models, 'users'>, ids: readonly MemberId[]) => {
  const found = await users.find({ _id: trusted({ $in: [...ids] }) }, { userNickname: 1 }).lean();
  return new Map(found.map(({ _id, userNickname }) => [_id, userNickname]));
};

export const toConflict = (
  secrets: Secrets,
  { todayByHour: _todayByHour, todayOldest: _todayOldest, ...record }: ConflictRecord,
): Conflict => ({
  ...toHead(secrets, record),
  hisSide: record.hisSide,
  herSide: record.herSide,
  history: record.history,
  timesOrdered: record.timesOrdered,
});

export const findConflict = async (
  { conflicts, secrets }: Pick<SiteDatabase, 'conflicts' | 'secrets'>,
  id: ConflictId,
): Promise<Conflict | null> => {
  const record = await conflicts.findOne({ _id: id }).lean();
  return record && toConflict(secrets, record);
};

export const toCard = (secrets: Secrets, record: CardRecord): ConflictCard => ({
  ...toHead(secrets, record),
  hisExcerpt: record.hisExcerpt,
  herExcerpt: record.herExcerpt,
});

const toHead = (
  secrets: Secrets,
  {
    _id: id,
    submittedBy,
    authorKey: _authorKey,
    authorSealed,
    hisExcerpt: _hisExcerpt,
    herExcerpt: _herExcerpt,
    revision: _revision,
    votesWait: _votesWait,
    votesHelped: _votesHelped,
    uncounted: _uncounted,
    rests: _rests,
    unusualOn: _unusualOn,
    unusualSeenAt: _unusualSeenAt,
    ...head
  }: CardRecord,
): ConflictHead => ({ ...head, id, submittedBy: authorOf(secrets, submittedBy, authorSealed) });

export const toConflictRecord = (secrets: Secrets, { id, ...conflict }: Conflict): ConflictRecord => {
  const author = storedAuthor(secrets, conflict.submittedBy, conflict.anonymous);
  return {
    _id: id,
    ...conflict,
    ...excerptsOf(conflict),
    submittedBy: author.named,
    ...hiddenFields(author),
    rests: pausedBy(conflict) !== null,
    revision: 0,
    uncounted: true,
  };
};

const hiddenFields = ({ authorKey, authorSealed }: ReturnType<typeof storedAuthor>): HiddenAuthorFields =>
  authorKey === null ? {} : { authorKey, authorSealed };

export const toAuthorChange = (
  secrets: Secrets,
  { submittedBy, anonymous }: Pick<Conflict, 'submittedBy' | 'anonymous'>,
): Pick<DocumentChange, 'set' | 'unset'> => {
  const author = storedAuthor(secrets, submittedBy, anonymous);
  const hidden = hiddenFields(author);
  return {
    set: { submittedBy: author.named, ...hidden },
    unset: hidden.authorKey === undefined ? ['authorKey', 'authorSealed'] : [],
  };
};

export const toVote = ({ _id, network: _network, ...vote }: VoteRecord): Vote => vote;

export const findOperation = async (
  { operations }: Pick<SiteDatabase, 'operations'>,
  { actor, opId }: OperationKey,
): Promise<Operation | null> =>
  opId === null ? null : operations.findOne({ _id: operationId({ actor, opId }) }, WITHOUT_ID).lean();

export const toComment = (secrets: Secrets, row: CommentRow): CommentWithAuthor => ({
  ...toCommentOnly(secrets, row),
  ...(row.authors.length === 0 && !row.authorSealed && { authorId: null }),
  authorNickname: row.authors[0]?.userNickname ?? null,
});

export const toCommentOnly = (secrets: Secrets, row: CommentRecord): Comment => ({
  id: row._id,
  conflictId: row.conflictId,
  authorId: authorOf(secrets, row.authorId, row.authorSealed),
  underPseudonym: row.authorKey !== undefined,
  replyTo: row.replyTo ?? null,
  content: row.content,
  avatar: row.avatar,
  postedAt: row.postedAt,
  isVisible: row.isVisible,
  waits: row.takenDownBy === 'rest',
  review: row.review,
  isHiddenByAuthor: row.isHiddenByAuthor,
  helpfulCount: row.helpfulCount,
  mindsCount: row.mindsCount,
  bridges: row.bridges,
});

/**
 * @param tells the conflict's author; null if the comment does not notify them
 * @param answers the author of the answered comment; null if the comment does not notify them
 */
export const toCommentRecord = (
  secrets: Secrets,
  { id, underPseudonym, waits, replyTo, ...comment }: Comment,
  tells: MemberId | null,
  answers: MemberId | null,
): CommentRecord => {
  const author = storedAuthor(secrets, comment.authorId, underPseudonym);
  return {
    _id: id,
    ...comment,
    place: 0,
    authorId: author.named,
    ...hiddenFields(author),
    ...(waits && { takenDownBy: 'rest' }),
    ...(replyTo !== null && { replyTo }),
    ...(tells !== null && { tells: secrets.seal(tells) }),
    ...(answers !== null && { answers: secrets.seal(answers) }),
  };
};

export const toMember = ({
  _id,
  nicknameKey: _key,
  confusableKey: _skeleton,
  revision: _revision,
  mailboxKey: _mailbox_key,
  devices: _devices,
  followersCount: _followers,
  followingCount: _following,
  uncounted: _uncounted,
  isCounted: _counted,
  ...member
}: UserRecord): Member => ({ id: _id, ...member });

/**
 * Without a nickname, both nickname keys are missing instead of null, because unique indexes skip only missing fields.
 */
export const toUserFields = ({ id: _id, ...member }: Member): Omit<UserRecord, '_id' | 'revision'> => ({
  ...member,
  ...(member.userNickname !== null && {
    nicknameKey: nicknameKey(member.userNickname),
    confusableKey: confusableKeyOf(member.userNickname),
  }),
});
