import type { VoteReceipt } from '../contract/views.ts';
import type { Conflict } from '../model/conflict.ts';
import type { ConflictId, Fingerprint, MemberId, Timestamp } from '../model/ids.ts';
import type { NewJob } from '../model/job.ts';
import type { Side } from '../model/side.ts';
import type { Vote } from '../model/vote.ts';
import type { Clock } from '../ports/clock.ts';
import type { ConflictStore, VoteChanges, VoteState } from '../ports/conflict-store.ts';
import type { Secrets } from '../ports/secrets.ts';
import { err, ok, type Result } from '../result.ts';
import { addTrendEvent, polarityOf } from '../rules/ranking.ts';
import { PUBLIC_RESULTS_THRESHOLD } from '../rules/results-visibility.ts';
import { resultsView } from './conflict-view.ts';
import { awardTo } from './earn.ts';
import { type Applied, replayOf, requestText, toOperation, type Writer } from './operation.ts';

export type CastVoteError = 'conflict-not-found' | 'operation-mismatch';
type Outcome = Result<Applied<VoteReceipt>, CastVoteError>;

/** Casts a member's vote, or changes its side. One vote per member and conflict; one effect per operation id. */
export const castVote =
  ({ conflicts, secrets, clock }: { conflicts: ConflictStore; secrets: Secrets; clock: Clock }) =>
  async (writer: Writer, conflictId: ConflictId, side: Side): Promise<Outcome> => {
    const fingerprint = secrets.fingerprintOf(writer.memberId);
    const now = clock();
    const sourceKey = `vote:${secrets.stampOf('points', `${conflictId} ${writer.memberId}`)}`;
    return conflicts.castVote({ ...writer, conflictId, fingerprint }, (state) =>
      decideVote(state, writer, { fingerprint, sourceKey, conflictId, side }, now),
    );
  };

/** `sourceKey`: the vote's in the ledger; it tells neither the conflict nor the voter. */
type Ballot = {
  readonly fingerprint: Fingerprint;
  readonly sourceKey: string;
  readonly conflictId: ConflictId;
  readonly side: Side;
};

/** Given the conflict, the member's earlier vote and the operation: what changes, and what is answered. */
export const decideVote = (
  state: VoteState,
  writer: Writer,
  { fingerprint, sourceKey, conflictId, side }: Ballot,
  now: Timestamp,
): { changes: VoteChanges | null; result: Outcome } => {
  const request = requestText('vote', conflictId, side);
  const replay = replayOf<VoteReceipt>(state.operation, request);
  if (replay) return { changes: null, result: replay };
  if (state.conflict === null || !state.conflict.isActive) return { changes: null, result: err('conflict-not-found') };

  const conflict = countVote(state.conflict, state.vote, side, now);
  const vote: Vote = state.vote
    ? { ...state.vote, side }
    : { conflictId, side, votedAt: now, userFingerprint: fingerprint };
  const receipt: VoteReceipt = { opId: writer.opId, conflictId, userVoteSide: side, ...resultsView(conflict, side) };
  const isRevealedNow = state.conflict.revealedAt === null && conflict.revealedAt !== null;
  return {
    changes: {
      conflict,
      vote,
      operation: toOperation(writer, request, receipt, now),
      // A change of side is no second vote, and one's own conflict would be ten points for the asking.
      award:
        state.vote === null && conflict.submittedBy !== writer.memberId
          ? awardTo(state.voter, state.streak, { kind: 'vote', sourceKey, item: null }, now)
          : null,
      jobs: isRevealedNow && conflict.submittedBy !== null ? [revealJob(conflict.id, conflict.submittedBy, now)] : [],
    },
    result: ok({ replayed: false, outcome: receipt }),
  };
};

/** The conflict with this vote in its tally: added, or moved to the other side. */
export const countVote = (
  conflict: Conflict,
  earlier: Pick<Vote, 'side'> | null,
  side: Side,
  now: Timestamp,
): Conflict => {
  if (earlier?.side === side) return conflict;
  const herVotes = conflict.herVotes + (side === 'her' ? 1 : 0) - (earlier?.side === 'her' ? 1 : 0);
  const hisVotes = conflict.hisVotes + (side === 'his' ? 1 : 0) - (earlier?.side === 'his' ? 1 : 0);
  const tally = { herVotes, hisVotes, totalVotes: herVotes + hisVotes };
  const revealedAt = conflict.revealedAt ?? (tally.totalVotes >= PUBLIC_RESULTS_THRESHOLD ? now : null);
  return {
    ...conflict,
    ...tally,
    revealedAt,
    polarity: revealedAt === null ? null : polarityOf(tally),
    ...(earlier === null && {
      trendScore: addTrendEvent(conflict.trendScore, now),
      todayVotes: conflict.todayVotes + 1,
    }),
  };
};

/** The author is told once: the key is the conflict's. */
const revealJob = (conflictId: ConflictId, authorId: MemberId, now: Timestamp): NewJob => ({
  key: `conflict-revealed:${conflictId}`,
  payload: { kind: 'conflict-revealed', conflictId, authorId },
  runAt: now,
});
