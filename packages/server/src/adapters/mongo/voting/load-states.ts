import type { CommentKey, CommentState } from '@twosides/domain/discussion';
import type { CommentId, MailboxKey, MemberId, Operation, Secrets, Voter } from '@twosides/domain/kernel';
import { NO_RELATION, type Relation } from '@twosides/domain/profile';
import { VOTES_LOOKED_AT, type VoteKey, type VoteState } from '@twosides/domain/voting';
import type { LRUCache } from 'lru-cache';
import type { PipelineStage } from 'mongoose';
import { authorKeyOf } from '../../hidden-author.ts';
import type { Gated } from '../apply-writes.ts';
import { toCommentOnly, toConflict, toMember, toVote } from '../kernel/records.ts';
import { type Gate, gateId, gateIdOf } from '../mailbox-keys/gates.ts';
import { type CommentRecord, type ConflictRecord, type VoteRecord, voteId } from '../models/conflict-records.ts';
import {
  type GateRecord,
  type OperationRecord,
  operationId,
  type ScoreRecord,
  wholeId,
} from '../models/ledger-records.ts';
import { type RelationRecord, relationId, type UserRecord } from '../models/member-records.ts';
import type { SiteDatabase } from '../models/models.ts';

/** If a key is missing here, only a duplicate key and the retry find the mailbox's vote or a suspension. */
type MailboxKeys = LRUCache<MemberId, MailboxKey>;

export const loadVoteState = async (
  database: SiteDatabase,
  mailboxKeys: MailboxKeys,
  key: VoteKey,
): Promise<Gated<VoteState>> => {
  const { found, member, gate, shared } = await load(database, mailboxKeys, key, voteStatePipeline);
  const mailboxId = found.member?.mailboxKey ? database.secrets.mailboxIdOf('votes', found.member.mailboxKey) : null;
  const held = [found.vote, found.held].find((vote) => vote?.mailboxId === mailboxId);
  return {
    gate,
    state: {
      ...shared,
      voter: member,
      mailboxId,
      held: held ? toVote(held) : null,
      record: found.record ?? { votes: 0, votingDays: 0 },
    },
  };
};

export const loadCommentState = async (
  database: SiteDatabase,
  mailboxKeys: MailboxKeys,
  key: CommentKey,
): Promise<Gated<CommentState>> => {
  const { found, member, gate, shared } = await load(database, mailboxKeys, key, commentStatePipeline);
  const { conflict } = shared;
  const relations = [...(found.ofAuthor ?? []), ...(found.ofAnswered ?? [])];
  // The query above can't follow an anonymous author, whose id is encrypted.
  if (conflict?.anonymous && conflict.submittedBy !== null) {
    const ofAuthor = await database.relations.findOne({ _id: relationId(conflict.submittedBy, key.memberId) }).lean();
    if (ofAuthor) relations.push(ofAuthor);
  }
  const relationOf = (author: MemberId | null | undefined): Relation => {
    const { isMuted, isBlocked } = relations.find(({ memberId }) => memberId === author) ?? NO_RELATION;
    return { isMuted, isBlocked };
  };
  const answered = found.answered ? toCommentOnly(database.secrets, found.answered) : null;
  return {
    gate,
    state: {
      ...shared,
      author: member,
      isBlocked: relationOf(conflict?.submittedBy).isBlocked,
      answered: answered && { comment: answered, ...relationOf(answered.authorId) },
      hasCommented: found.hasCommented ?? false,
    },
  };
};

type Entered = OperationRecord | ScoreRecord | GateRecord;

/** The rows of the query, merged. */
type Found = {
  readonly conflict?: ConflictRecord;
  readonly ofAuthor?: readonly RelationRecord[];
  readonly vote?: VoteRecord;
  readonly held?: VoteRecord;
  readonly member?: UserRecord;
  readonly record?: VoteState['record'];
  readonly hasCommented?: true;
  readonly answered?: CommentRecord;
  readonly ofAnswered?: readonly RelationRecord[];
};

const load = async <Key extends VoteKey>(
  { conflicts, secrets }: SiteDatabase,
  mailboxKeys: MailboxKeys,
  key: Key,
  pipelineOf: (secrets: Secrets, key: Key, known: MailboxKey | undefined) => PipelineStage[],
) => {
  const known = mailboxKeys.get(key.memberId);
  const rows = await conflicts.aggregate<Found & { readonly entered?: Entered }>(pipelineOf(secrets, key, known));
  const found: Found = Object.assign({}, ...rows);
  const entered = rows.flatMap((row) => row.entered ?? []);
  const { conflict, vote, member } = found;
  if (member?.mailboxKey) mailboxKeys.set(member._id, member.mailboxKey);
  const gate = member ? gateOf(secrets, member, known, entered) : null;
  const operation = entered.find((row) => 'actor' in row);
  return {
    found,
    member: member ? toMember(member) : null,
    gate,
    shared: {
      conflict: conflict ? toConflict(secrets, conflict) : null,
      vote: vote ? toVote(vote) : null,
      streak: entered.find((row) => 'memberId' in row)?.streak ?? null,
      suspendedUntil: gate?.suspendedUntil ?? null,
      operation: operation ? toOperation(operation) : null,
    },
  };
};

const toOperation = ({ _id, ...operation }: OperationRecord): Operation => operation;

const gateOf = (
  secrets: Secrets,
  member: UserRecord,
  known: MailboxKey | undefined,
  entered: readonly Entered[],
): Gate => {
  const id = gateId(secrets, member);
  const stored = entered.find((row): row is GateRecord => row._id === id);
  return { id, suspendedUntil: stored?.until ?? null, isRead: member.mailboxKey === known };
};

export const voteStatePipeline = (secrets: Secrets, key: VoteKey, known: MailboxKey | undefined): PipelineStage[] => [
  { $match: { _id: key.conflictId } },
  { $project: { conflict: '$$ROOT' } },
  ...sharedBranches(secrets, key, known),
  ...(known ? [branch('votes', 'held', { _id: voteId(key.conflictId, secrets.mailboxIdOf('votes', known)) })] : []),
  recordOf(key.voterRef),
];

export const commentStatePipeline = (
  secrets: Secrets,
  key: CommentKey,
  known: MailboxKey | undefined,
): PipelineStage[] => [
  { $match: { _id: key.conflictId } },
  { $project: { conflict: '$$ROOT' } },
  relationsOf('conflict.submittedBy', key.memberId, 'ofAuthor'),
  ...sharedBranches(secrets, key, known),
  ...(key.replyTo ? [answeredBy(key.memberId, key.replyTo)] : []),
  earlierComment({ conflictId: key.conflictId, authorId: key.memberId }),
  earlierComment({ conflictId: key.conflictId, authorKey: authorKeyOf(secrets, key.memberId) }),
];

const sharedBranches = (
  secrets: Secrets,
  { conflictId, voterRef, memberId, actor, opId }: VoteKey,
  known: MailboxKey | undefined,
): PipelineStage.UnionWith[] => {
  const operations = opId === null ? [] : [operationId({ actor, opId })];
  return [
    branch('votes', 'vote', { conflictId, voterRef }),
    branch('ledger', 'entered', {
      _id: { $in: [...operations, wholeId(memberId), gateIdOf(secrets, known ?? memberId)] },
    }),
    branch('users', 'member', { _id: memberId }),
  ];
};

const branch = (coll: string, as: string, match: Readonly<Record<string, unknown>>): PipelineStage.UnionWith => ({
  $unionWith: { coll, pipeline: [{ $match: match }, { $project: { [as]: '$$ROOT' } }] },
});

/** Finds the relation of a named author to the writer. Finds none if the author is hidden. */
const relationsOf = (author: string, writer: MemberId, as: string): PipelineStage.Lookup => ({
  $lookup: {
    from: 'relations',
    localField: author,
    foreignField: 'memberId',
    pipeline: [{ $match: { otherId: writer } }],
    as,
  },
});

const answeredBy = (writer: MemberId, id: CommentId): PipelineStage.UnionWith => ({
  $unionWith: {
    coll: 'comments',
    pipeline: [
      { $match: { _id: id } },
      { $lookup: { from: 'comments', localField: 'replyTo', foreignField: '_id', as: 'root' } },
      { $match: { 'root.isVisible': { $ne: false } } },
      { $unset: 'root' },
      { $project: { answered: '$$ROOT' } },
      relationsOf('answered.authorId', writer, 'ofAnswered'),
    ],
  },
});

const recordOf = (voter: Voter): PipelineStage.UnionWith => ({
  $unionWith: {
    coll: 'votes',
    pipeline: [
      { $match: { voterRef: voter, votedAt: { $gte: 0 } } },
      { $limit: VOTES_LOOKED_AT },
      { $group: { _id: '$votedAt', votes: { $sum: 1 } } },
      { $group: { _id: null, votes: { $sum: '$votes' }, votingDays: { $sum: 1 } } },
      { $project: { _id: 0, record: { votes: '$votes', votingDays: '$votingDays' } } },
    ],
  },
});

const earlierComment = (match: Readonly<Record<string, unknown>>): PipelineStage.UnionWith => ({
  $unionWith: {
    coll: 'comments',
    pipeline: [{ $match: match }, { $limit: 1 }, { $project: { hasCommented: { $literal: true } } }],
  },
});
