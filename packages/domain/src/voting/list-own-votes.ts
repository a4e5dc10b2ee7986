import { collapsedBy, shownTitle } from '../conflicts/collapsed.rule.ts';
import { sideLabelsOf } from '../conflicts/side-labels.rule.ts';
import { type MemberId, parseConflictId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { toIsoTime } from '../kernel/time.ts';
import { LIST_LIMIT_DEFAULT } from '../wire/limits.ts';
import type { OwnVote, OwnVotePosition, OwnVoteStore } from './own-vote-store.port.ts';
import type { OwnVotesQueryInput, OwnVoteView } from './own-votes.api.ts';

/** A member's own votes, for themselves. */
export const listOwnVotes =
  ({ ownVotes, secrets }: { ownVotes: OwnVoteStore; secrets: Secrets }) =>
  async (
    member: MemberId,
    { limit = LIST_LIMIT_DEFAULT, cursor }: OwnVotesQueryInput,
  ): Promise<
    Result<{ readonly items: readonly OwnVoteView[]; readonly nextCursor: string | null }, 'invalid-input'>
  > => {
    const after = cursor === undefined ? null : parsePosition(cursor);
    if (cursor !== undefined && after === null) return err('invalid-input');
    const { votes, hasMore } = await ownVotes.list(secrets.voterOf(member), after, limit);
    const last = votes.at(-1);
    return ok({
      items: votes.map(ownVoteView),
      nextCursor: hasMore && last ? `${last.votedAt}_${last.conflictId}` : null,
    });
  };

const ownVoteView = ({ conflictId, side, votedAt, conflict }: OwnVote): OwnVoteView => ({
  conflictId,
  title: conflict && shownTitle({ title: conflict.title, collapsedBy: collapsedBy(conflict.review) }),
  side,
  sideLabel: conflict && sideLabelsOf(conflict)[side],
  votedAt: toIsoTime(votedAt),
});

const parsePosition = (text: string): OwnVotePosition | null => {
  const [, votedAt, id = ''] = /^(\d{1,15})_(\d{1,15})$/.exec(text) ?? [];
  const conflictId = parseConflictId(id);
  return votedAt === undefined || conflictId === null ? null : { votedAt: Number(votedAt), conflictId };
};
