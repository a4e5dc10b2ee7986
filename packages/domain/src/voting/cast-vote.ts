import { addTrendEvent, polarityOf } from '../conflicts/ranking.rule.ts';
import { pausedBy } from '../conflicts/shown.rule.ts';
import type {
  Applied,
  Clock,
  ConflictId,
  OpId,
  Request,
  Result,
  Secrets,
  Timestamp,
  Voter,
  Writer,
} from '../kernel/index.ts';
import { err, HOUR, isReplay, ok, stampRequest, startOfHour, toOperation } from '../kernel/index.ts';
import { type EstablishedRule, isEstablished, isSuspended } from '../mailbox-keys/mailbox-key.rule.ts';
import type { Conflict, Decided, Side, ViewerVote, Vote, Write, WriteOf } from '../model/index.ts';
import { enqueue, enterAward, putStanding, recordOperation, unchanged } from '../model/index.ts';
import { awardTo, madeBy, spanStart } from '../points/points.rule.ts';
import type { ErrorOf } from '../wire/index.ts';
import { allCast, networkOf } from './excluded.rule.ts';
import { resultsView } from './results.view.ts';
import { PUBLIC_RESULTS_THRESHOLD } from './results-visibility.rule.ts';
import { castAgain, firstCast, noteVote, type RememberedVote } from './vote-history.rule.ts';
import type { VoteReceipt, votingRoutes } from './voting.api.ts';
import type { VoteState, VoteStore } from './voting.port.ts';

export type CastVoteError = ErrorOf<(typeof votingRoutes)['castVote']>;
type Outcome = Result<Applied<VoteReceipt>, CastVoteError>;

export const castVote =
  ({ votes, secrets, clock, established }: Needs) =>
  async (writer: Writer, conflictId: ConflictId, side: Side, terms: VoteTerms = {}): Promise<Outcome> => {
    const voterRef = secrets.voterOf(writer.memberId);
    const request = stampRequest(secrets, writer, 'vote', conflictId, side);
    const now = clock();
    const sourceKey = `vote:${secrets.stampOf('points', `${conflictId} ${writer.memberId}`)}`;
    const network = terms.network && networkOf(secrets, conflictId, terms.network);
    const ballot = { voterRef, sourceKey, conflictId, side, ...terms, network };
    return votes.castVote({ ...request, conflictId, voterRef }, (state) =>
      decideVote(state, request, ballot, established, now),
    );
  };

type Needs = {
  votes: Pick<VoteStore, 'castVote'>;
  secrets: Secrets;
  clock: Clock;
  established: EstablishedRule;
};

export type VoteTerms = {
  readonly textVersion?: number | undefined;
  readonly onlyFirst?: boolean | undefined;
  readonly readFirst?: boolean | undefined;
  readonly guess?: number | undefined;
  /** The first 24 bits of the voter's IPv4 address, or the first 48 of IPv6; null if unknown. */
  readonly network?: string | null | undefined;
};

/** `sourceKey` is a keyed hash, so that the member's points do not reveal the conflict. */
type Ballot = VoteTerms & {
  readonly voterRef: Voter;
  readonly sourceKey: string;
  readonly conflictId: ConflictId;
  readonly side: Side;
};

export const decideVote = (
  state: VoteState,
  request: Request,
  { voterRef, sourceKey, conflictId, side: wanted, textVersion, onlyFirst, readFirst, guess, network }: Ballot,
  rule: EstablishedRule,
  now: Timestamp,
): Decided<Outcome> => {
  const refuse = (error: CastVoteError) => unchanged<Outcome>(err(error));
  const { opId, memberId } = request;
  const replay = isReplay(state.operation, request);
  if (!replay.ok) return refuse(replay.error);
  if (replay.value && state.conflict !== null)
    return unchanged(ok({ replayed: true, outcome: receiptOf(opId, state.conflict, state.vote) }));
  if (state.voter === null) return refuse('authentication-required');
  if (isSuspended(state, now)) return refuse('suspended');
  if (state.mailboxId === null) return refuse('email-verification-required');
  if (state.conflict === null || !state.conflict.isActive) return refuse('conflict-not-found');
  if (pausedBy(state.conflict) !== null) return refuse('voting-paused');
  if (textVersion !== undefined && textVersion !== state.conflict.textVersion) return refuse('text-changed');

  const earlier = state.vote ?? state.held;
  // `onlyFirst` keeps no side that the mailbox's other account chose, because this account must not learn it.
  const own = onlyFirst === true ? state.vote : null;
  const side = own?.side ?? wanted;
  const terms = {
    isPublic: state.conflict.revealedAt !== null,
    readsFirst: readFirst === true || own?.isReading === true,
  };
  const vote: Vote = earlier
    ? {
        ...earlier,
        side,
        voterRef,
        ...castAgain(earlier, side, { ...terms, isTakenOver: earlier.voterRef !== voterRef }),
      }
    : {
        conflictId,
        side,
        votedAt: spanStart('day', now),
        mailboxId: state.mailboxId,
        voterRef,
        ...firstCast(side, {
          ...terms,
          guess,
          established: isEstablished({ ...state.voter, ...state.record }, now, rule),
        }),
      };
  const conflict = countVote(state.conflict, earlier, vote, now);
  const isRevealedNow = state.conflict.revealedAt === null && conflict.revealedAt !== null;
  const award =
    earlier === null && conflict.submittedBy !== memberId
      ? awardTo(state.voter, state.streak, { kind: 'vote', sourceKey, item: null }, now)
      : null;
  const writes: readonly Write[] = [
    putStanding(conflict),
    { kind: 'put-vote', vote, isFirst: earlier === null, ...(network && { network }) },
    ...(earlier === null ? [countToday(conflictId, now)] : []),
    // Scores are published in batches, because a score and a split that change together would show the voter's side.
    ...(award !== null && state.voter.userNickname !== null && state.voter.createdAt <= madeBy(now)
      ? [{ kind: 'await-batch', conflictId } as const]
      : []),
    ...enterAward(award),
    ...recordOperation(toOperation(request, now)),
    ...(conflict.submittedBy === memberId ? [] : jobsForAuthor(state.conflict, conflict, now)),
  ];
  return { writes, result: ok({ replayed: false, outcome: receiptOf(opId, conflict, vote, isRevealedNow) }) };
};

const countToday = (conflictId: ConflictId, now: Timestamp): WriteOf<'count-today'> => ({
  kind: 'count-today',
  conflictId,
  hour: startOfHour(now),
});

const receiptOf = (opId: OpId | null, conflict: Conflict, vote: ViewerVote | null, isReveal = false): VoteReceipt => ({
  opId,
  conflictId: conflict.id,
  userVoteSide: vote?.side ?? null,
  isReveal,
  ...resultsView(conflict, vote),
});

export const countVote = (
  conflict: Conflict,
  earlier: RememberedVote | null,
  vote: RememberedVote,
  now: Timestamp,
): Conflict => {
  const { side } = vote;
  const times = vote.isExcluded ? 0 : 1;
  const herVotes = conflict.herVotes + times * (Number(side === 'her') - Number(earlier?.side === 'her'));
  const hisVotes = conflict.hisVotes + times * (Number(side === 'his') - Number(earlier?.side === 'his'));
  const tally = { herVotes, hisVotes, totalVotes: herVotes + hisVotes };
  const revealedAt = conflict.revealedAt ?? (tally.totalVotes >= PUBLIC_RESULTS_THRESHOLD ? now : null);
  return {
    ...conflict,
    ...tally,
    revealedAt,
    history: noteVote(conflict.history, earlier, vote, allCast({ ...tally, history: conflict.history })),
    polarity: revealedAt === null ? null : polarityOf(tally),
    ...(earlier === null && {
      // Rounded up to the hour, because an exact score would reveal when single votes were cast.
      trendScore: addTrendEvent(conflict.trendScore, Math.ceil(now / HOUR) * HOUR),
      todayVotes: conflict.todayVotes + 1,
    }),
  };
};

/** The author is alerted at each, once, until the results are public. */
export const VOTE_MILESTONES = [1, 2, 5, 10, 25, 50, 75] as const;

const jobsForAuthor = (before: Conflict, after: Conflict, now: Timestamp): readonly WriteOf<'enqueue-job'>[] => {
  const { id: conflictId, submittedBy: authorId, submittedAt } = after;
  if (authorId === null || before.revealedAt !== null) return [];
  if (after.revealedAt !== null)
    return [
      enqueue({
        key: `conflict-revealed:${conflictId}`,
        payload: { kind: 'conflict-revealed', conflictId, authorId },
        runAt: now,
      }),
    ];
  const votes = VOTE_MILESTONES.findLast((reached) => before.totalVotes < reached && reached <= after.totalVotes);
  if (votes === undefined) return [];
  // To the hour: the job and the alert would otherwise store when a single vote was cast.
  const at = Math.max(startOfHour(now), submittedAt);
  return [
    enqueue({
      key: `votes-reached:${conflictId}:${votes}`,
      payload: { kind: 'votes-reached', conflictId, authorId, votes, at },
      runAt: at,
    }),
  ];
};
