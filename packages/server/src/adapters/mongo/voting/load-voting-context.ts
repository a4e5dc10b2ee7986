import type {
  CommentId,
  ConflictId,
  MailboxId,
  MailboxKey,
  MemberId,
  Secrets,
  Timestamp,
  Voter,
} from '@twosides/domain/kernel';
import type { Member, Streak, Vote } from '@twosides/domain/model';
import { VOTES_LOOKED_AT, type VoteState } from '@twosides/domain/voting';
import type { LRUCache } from 'lru-cache';
import { type PipelineStage, trusted } from 'mongoose';
import { authorKeyOf } from '../../hidden-author.ts';
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
import type { Step, VotingContext } from './voting-context.ts';

export const loadVotingContext = async (
  { conflicts, relations, secrets }: SiteDatabase,
  knownMailboxKeys: LRUCache<MemberId, MailboxKey>,
  id: ConflictId,
  steps: readonly Step[],
): Promise<VotingContext> => {
  const members = unique(steps.map(({ memberId }) => memberId));
  const voters = new Set(steps.filter(({ isComment }) => !isComment).map(({ memberId }) => memberId));
  const mailboxIds = new Map<MemberId, MailboxId>();
  for (const voter of voters) {
    const mailboxKey = knownMailboxKeys.get(voter);
    if (mailboxKey) mailboxIds.set(voter, secrets.mailboxIdOf('votes', mailboxKey));
  }
  const gateIds = new Set(members.map((member) => gateIdOf(secrets, knownMailboxKeys.get(member) ?? member)));
  const rows = await conflicts.aggregate<Row>(
    votingContextPipeline(secrets, id, steps, [...mailboxIds.values()], [...gateIds]),
  );
  const suspensions = new Map<string, Timestamp>();
  const context: VotingContext & { readonly members: Map<MemberId, Member>; readonly gates: Map<MemberId, Gate> } = {
    conflict: null,
    votes: new Map(),
    held: new Map(),
    gates: new Map(),
    mailboxIds,
    operations: new Map(),
    members: new Map(),
    streaks: new Map<MemberId, Streak>(),
    records: new Map(),
    commenters: new Set(),
    answered: new Map(),
    relations: new Map(),
  };
  for (const row of rows) {
    if ('conflict' in row) {
      const { relations: ofAuthor = [], ...conflict } = row.conflict;
      context.conflict = toConflict(secrets, conflict);
      noteRelations(context, ofAuthor);
    } else if ('vote' in row) noteVote(context, toVote(row.vote));
    else if ('entered' in row) noteEntered(context, suspensions, row.entered);
    else if ('record' in row) context.records.set(row.voter, row.record);
    else if ('commenter' in row) context.commenters.add(row.commenter);
    else if ('answered' in row) {
      context.answered.set(row.answered._id, toCommentOnly(secrets, row.answered));
      noteRelations(context, row.answered.relations);
    } else {
      const { _id, mailboxKey } = row.member;
      context.members.set(_id, toMember(row.member));
      if (mailboxKey) knownMailboxKeys.set(_id, mailboxKey);
      if (mailboxKey && voters.has(_id)) mailboxIds.set(_id, secrets.mailboxIdOf('votes', mailboxKey));
      const gate = gateId(secrets, row.member);
      context.gates.set(_id, { id: gate, suspendedUntil: null, isRead: gateIds.has(gate) });
    }
  }
  for (const [member, gate] of context.gates)
    context.gates.set(member, { ...gate, suspendedUntil: suspensions.get(gate.id) ?? null });
  // The query above can't follow an anonymous author, whose id is encrypted.
  const hidden = context.conflict?.anonymous ? context.conflict.submittedBy : null;
  const commenters = steps.flatMap(({ isComment, memberId }) => (isComment ? [memberId] : []));
  if (hidden !== null && commenters.length > 0) {
    const ids = commenters.map((commenter) => relationId(hidden, commenter));
    const found = relations.find({ _id: trusted({ $in: ids }) });
    noteRelations(context, await found.lean());
  }
  return context;
};

type Row =
  | { readonly conflict: ConflictRecord & { readonly relations?: readonly RelationRecord[] } }
  | { readonly vote: VoteRecord }
  | { readonly entered: OperationRecord | ScoreRecord | GateRecord }
  | { readonly member: UserRecord }
  | { readonly voter: Voter; readonly record: VoteState['record'] }
  | { readonly commenter: MemberId }
  | { readonly answered: CommentRecord & { readonly relations: readonly RelationRecord[] } };

const noteRelations = ({ relations }: VotingContext, found: readonly RelationRecord[]): void => {
  for (const { memberId, otherId, isMuted, isBlocked } of found)
    relations.set(relationId(memberId, otherId), { isMuted, isBlocked });
};

const noteVote = ({ votes, held }: VotingContext, vote: Vote): void => {
  votes.set(vote.voterRef, vote);
  held.set(vote.mailboxId, vote);
};

const noteEntered = (
  { operations, streaks }: VotingContext,
  suspensions: Map<string, Timestamp>,
  entered: OperationRecord | ScoreRecord | GateRecord,
): void => {
  if ('actor' in entered) {
    const { _id, ...operation } = entered;
    operations.set(_id, operation);
  } else if ('memberId' in entered) {
    if (entered.streak) streaks.set(entered.memberId, entered.streak);
  } else if (entered.until !== undefined) suspensions.set(entered._id, entered.until);
};

export const votingContextPipeline = (
  secrets: Secrets,
  id: ConflictId,
  steps: readonly Step[],
  mailboxIds: readonly MailboxId[],
  gates: readonly string[],
): PipelineStage[] => {
  const held = unique(mailboxIds).map((mailboxId) => voteId(id, mailboxId));
  const operations = unique(steps.flatMap(({ actor, opId }) => (opId === null ? [] : [operationId({ actor, opId })])));
  const members = unique(steps.map((step) => step.memberId));
  const commenters = unique(steps.filter((step) => step.isComment).map((step) => step.memberId));
  return [
    { $match: { _id: id } },
    ...(commenters.length === 0 ? [] : [relationsOf('submittedBy', commenters)]),
    { $project: { conflict: '$$ROOT' } },
    branch('votes', 'vote', { conflictId: id, voterRef: { $in: unique(steps.map((step) => step.voterRef)) } }),
    ...(held.length === 0 ? [] : [branch('votes', 'vote', { _id: { $in: held } })]),
    branch('ledger', 'entered', { _id: { $in: [...operations, ...members.map(wholeId), ...gates] } }),
    branch('users', 'member', { _id: { $in: members } }),
    ...answeredBy(commenters, unique(steps.flatMap(({ replyTo }) => replyTo ?? []))),
    ...unique(steps.filter((step) => !step.isComment).map((step) => step.voterRef)).map(recordOf),
    ...commenters.flatMap((author) => [
      earlierComment(author, { conflictId: id, authorId: author }),
      earlierComment(author, { conflictId: id, authorKey: authorKeyOf(secrets, author) }),
    ]),
  ];
};

const branch = (coll: string, as: string, match: Readonly<Record<string, unknown>>): PipelineStage.UnionWith => ({
  $unionWith: { coll, pipeline: [{ $match: match }, { $project: { [as]: '$$ROOT' } }] },
});

/** Finds the relations of a named author to the writers. Finds none if the author is hidden. */
const relationsOf = (author: 'submittedBy' | 'authorId', writers: readonly MemberId[]): PipelineStage.Lookup => ({
  $lookup: {
    from: 'relations',
    localField: author,
    foreignField: 'memberId',
    pipeline: [{ $match: { otherId: { $in: [...writers] } } }],
    as: 'relations',
  },
});

const answeredBy = (writers: readonly MemberId[], ids: readonly CommentId[]): PipelineStage.UnionWith[] =>
  ids.length === 0
    ? []
    : [
        {
          $unionWith: {
            coll: 'comments',
            pipeline: [
              { $match: { _id: { $in: [...ids] } } },
              { $lookup: { from: 'comments', localField: 'replyTo', foreignField: '_id', as: 'root' } },
              { $match: { 'root.isVisible': { $ne: false } } },
              { $unset: 'root' },
              relationsOf('authorId', writers),
              { $project: { answered: '$$ROOT' } },
            ],
          },
        },
      ];

const recordOf = (voter: Voter): PipelineStage.UnionWith => ({
  $unionWith: {
    coll: 'votes',
    pipeline: [
      { $match: { voterRef: voter, votedAt: { $gte: 0 } } },
      { $limit: VOTES_LOOKED_AT },
      { $group: { _id: '$votedAt', votes: { $sum: 1 } } },
      { $group: { _id: null, votes: { $sum: '$votes' }, votingDays: { $sum: 1 } } },
      { $project: { _id: 0, voter: { $literal: voter }, record: { votes: '$votes', votingDays: '$votingDays' } } },
    ],
  },
});

const earlierComment = (author: MemberId, match: Readonly<Record<string, unknown>>): PipelineStage.UnionWith => ({
  $unionWith: {
    coll: 'comments',
    pipeline: [{ $match: match }, { $limit: 1 }, { $project: { commenter: { $literal: author } } }],
  },
});

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
