import { type AccountKey, type AccountState, putMember } from '@twosides/domain/accounts';
import { addTrendEvent, isUnderPseudonym, polarityOf, takeDown } from '@twosides/domain/conflicts';
import { type ConflictId, HOUR, type MemberId, type OpId, type Timestamp, type Voter } from '@twosides/domain/kernel';
import {
  type Comment,
  type Conflict,
  type Decision,
  enqueue as enqueueJob,
  type HiddenBy,
  type Member,
  type NewJob,
  type PointItem,
  putStanding,
  recordOperation,
  type Side,
  unchanged,
  type Write,
} from '@twosides/domain/model';
import { report } from '@twosides/domain/moderation';
import { spanStart } from '@twosides/domain/points';
import { decideFollow } from '@twosides/domain/profile';
import type { NewSession } from '@twosides/domain/sign-in';
import { firstCast, type VoteKey, type VoteState } from '@twosides/domain/voting';
import type { Stores } from '../stores.ts';
import { aConflict, actorOf, aMember, anOperation, mailboxIdOf, memberId, NOW, voterOf, WEIGHING } from './builders.ts';

export const addMember = async (stores: Stores, name: string, over: Partial<Member> = {}): Promise<Member> => {
  const member = aMember(name, over);
  await writeAccount(stores, name, ...putMember(member, null));
  return member;
};

export const writeAccount = ({ accounts }: Pick<Stores, 'accounts'>, id: string, ...writes: readonly Write[]) =>
  accounts.changeAccount({ by: 'id', id: memberId(id) }, null, () => ({ writes, result: null }));

export const readAccount = (
  { accounts }: Pick<Stores, 'accounts'>,
  key: AccountKey,
  nickname: string | null = null,
): Promise<AccountState> => accounts.changeAccount(key, nickname, unchanged);

export const writeConflict = (
  { conflicts }: Pick<Stores, 'conflicts'>,
  id: ConflictId,
  writesOf: (conflict: Conflict) => readonly Write[],
) => conflicts.changeConflict(id, (conflict) => ({ writes: writesOf(stored(conflict)), result: null }));

export const takeOff = (stores: Pick<Stores, 'conflicts'>, id: ConflictId, by: HiddenBy | null) =>
  writeConflict(stores, id, () => [{ kind: 'take-down', item: { kind: 'conflict', id }, conflictId: id, by }]);

export const readSides = async ({ reading }: Pick<Stores, 'reading'>, id: ConflictId, voters: readonly Voter[]) =>
  (await reading.readBeside(id, { voters, comments: [], marker: null })).sides;

export const bringBack = ({ reports }: Pick<Stores, 'reports'>, item: PointItem) =>
  reports.settle(item, ({ item: before }) => ({
    writes: before ? takeDown(item, { ...before, isPublic: before.takenDownBy === null }, null) : [],
    result: null,
  }));

export const reportConflict = (stores: Stores, name: string, id: ConflictId) =>
  report({ ...stores, clock: () => NOW, weighing: WEIGHING })(memberId(name), { kind: 'conflict', id }, 'spam', null);

export const publishEverything = async ({ points }: Pick<Stores, 'points'>, now: Timestamp): Promise<void> => {
  for (let step = 0; step < 4; step += 1)
    if (!(await points.publishFigures(now, { interval: 0, members: 0, conflicts: 0, age: 0 }))) return;
};

export const post = async ({ conflicts }: Stores, over: Partial<Conflict> = {}): Promise<Conflict> => {
  const { id: _, ...wished } = aConflict(over);
  return conflicts.postConflict(
    { memberId: wished.submittedBy ?? memberId('nobody'), actor: '', opId: null, wishedNames: [] },
    ({ nextId }) => {
      const conflict = { ...wished, id: nextId };
      return { writes: [{ kind: 'add-conflict', conflict }], result: conflict };
    },
  );
};

export const readConflict = async ({ reading }: Stores, id: ConflictId): Promise<Conflict> =>
  stored(await reading.read(id, 0)).conflict;

export const voteKey = (voter: string, conflictId: ConflictId): VoteKey => ({
  memberId: memberId(voter),
  actor: actorOf(voter),
  opId: null,
  conflictId,
  voterRef: voterOf(voter),
});

export type Ballot = {
  readonly at?: Timestamp;
  readonly opId?: OpId | null;
  readonly jobs?: readonly NewJob[];
  readonly guess?: number | undefined;
  readonly readsFirst?: boolean;
};
export type BallotOutcome = 'cast' | 'changed' | 'replayed' | 'no such conflict';

export const vote = (
  { votes }: Stores,
  conflictId: ConflictId,
  voter: string,
  side: Side,
  ballot: Ballot = {},
): Promise<BallotOutcome> =>
  votes.castVote({ ...voteKey(voter, conflictId), opId: ballot.opId ?? null }, decideBallot(voter, side, ballot));

export const decideBallot =
  (
    voter: string,
    side: Side,
    { at = NOW, opId = null, jobs = [], guess, readsFirst = false }: Ballot,
  ): Decision<VoteState, BallotOutcome> =>
  ({ conflict, vote, held, mailboxId: known, operation }) => {
    if (operation) return unchanged('replayed');
    if (!conflict) return unchanged('no such conflict');
    const earlier = vote ?? held;
    const result = earlier ? 'changed' : 'cast';
    const voterRef = voterOf(voter);
    const mailboxId = known ?? mailboxIdOf(voter);
    const key = { conflictId: conflict.id, mailboxId, voterRef };
    const first = {
      ...key,
      side,
      votedAt: spanStart('day', at),
      ...firstCast(side, { isPublic: conflict.revealedAt !== null, readsFirst, guess, established: false }),
    };
    const cast = earlier ? { ...earlier, side, voterRef } : first;
    const writes: readonly Write[] = [
      putStanding(countBallot(conflict, earlier?.side ?? null, side, at)),
      { kind: 'put-vote', vote: cast, isFirst: earlier === null },
      ...(earlier === null ? [{ kind: 'count-today', conflictId: conflict.id, hour: at - (at % HOUR) } as const] : []),
      ...recordOperation(opId && anOperation(voter, opId, result)),
      ...jobs.map(enqueueJob),
    ];
    return { writes, result };
  };

const countBallot = (conflict: Conflict, earlier: Side | null, side: Side, at: Timestamp): Conflict => {
  const herVotes = conflict.herVotes + Number(side === 'her') - Number(earlier === 'her');
  const hisVotes = conflict.hisVotes + Number(side === 'his') - Number(earlier === 'his');
  const tally = { herVotes, hisVotes, totalVotes: herVotes + hisVotes };
  return {
    ...conflict,
    ...tally,
    polarity: conflict.revealedAt === null ? null : polarityOf(tally),
    ...(earlier === null && {
      trendScore: addTrendEvent(conflict.trendScore, at),
      todayVotes: conflict.todayVotes + 1,
    }),
  };
};

export const comment = (
  { comments }: Stores,
  written: Comment,
  opId: OpId | null = null,
  tells: MemberId | null = null,
  answers: MemberId | null = null,
): Promise<'added' | 'replayed'> => {
  const author = stored(written.authorId);
  return comments.addComment({ ...voteKey(author, written.conflictId), opId }, (state) => {
    if (state.operation) return unchanged('replayed');
    const conflict = stored(state.conflict);
    const underPseudonym = isUnderPseudonym(conflict, author);
    return {
      writes: [
        putStanding({ ...conflict, commentCount: conflict.commentCount + Number(written.isVisible) }),
        { kind: 'add-comment', comment: { ...written, underPseudonym }, tells, answers },
        ...recordOperation(opId && anOperation(author, opId, 'added')),
      ],
      result: 'added',
    };
  });
};

export const signIn = (
  { sessions }: Stores,
  sid: string,
  member: Pick<Member, 'id' | 'sessionEpoch'>,
  over: Partial<NewSession> = {},
): Promise<boolean> =>
  sessions.begin({
    sid,
    id: `id-of-${sid}`,
    member,
    device: 'A test',
    passkeyId: null,
    createdAt: NOW,
    expire: NOW + 1000,
    ...over,
  });

export const enqueue = async (stores: Stores, ...jobs: readonly NewJob[]): Promise<void> =>
  void (await writeAccount(stores, 'nobody', ...jobs.map(enqueueJob)));

/** @param claimsEndAt until when the mailbox of the deleted account keeps its mailbox key */
export const leave = (
  { accounts }: Pick<Stores, 'accounts'>,
  id: MemberId,
  claimsEndAt: Timestamp = 0,
): Promise<null> =>
  accounts.changeAccount({ by: 'id', id }, null, ({ member }) => ({
    writes: member ? [{ kind: 'delete-member', member, claimsEndAt }] : [],
    result: null,
  }));

export const follow = async ({ profiles }: Stores, follower: string, following: string, at: Timestamp = NOW) => {
  const [one, other] = [memberId(follower), memberId(following)];
  return (await profiles.follow(one, other, (state) => decideFollow(state, one, other, at))).ok;
};

export const stored = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('This should have been stored.');
  return value;
};
