import { collapsedBy, shownTitle, sideLabelsOf } from '../conflicts/shown.rule.ts';
import type { MemberId, Result, Secrets } from '../kernel/index.ts';
import { cursorAfter, err, ok, parseConflictId, parseCursor, toIsoTime } from '../kernel/index.ts';
import { LIST_LIMIT_DEFAULT, type PageQuery } from '../wire/index.ts';
import { resultsView } from './results.view.ts';
import type { OwnVoteView } from './voting.api.ts';
import type { OwnVote, OwnVotePosition, OwnVoteStore } from './voting.port.ts';

export const listOwnVotes =
  ({ ownVotes, secrets }: { ownVotes: OwnVoteStore; secrets: Secrets }) =>
  async (
    member: MemberId,
    { limit = LIST_LIMIT_DEFAULT, cursor }: PageQuery,
  ): Promise<
    Result<{ readonly items: readonly OwnVoteView[]; readonly nextCursor: string | null }, 'invalid-input'>
  > => {
    const after = cursor === undefined ? null : parsePosition(cursor);
    if (cursor !== undefined && after === null) return err('invalid-input');
    const { votes, hasMore } = await ownVotes.list(secrets.voterOf(member), after, limit);
    const last = votes.at(-1);
    return ok({
      items: votes.map(ownVoteView),
      nextCursor: hasMore && last ? cursorAfter(last.votedAt, last.conflictId) : null,
    });
  };

export const ownVoteView = ({ conflictId, side, votedAt, isReading, conflict }: OwnVote): OwnVoteView => ({
  conflictId,
  title: conflict && shownTitle({ title: conflict.title, collapsedBy: collapsedBy(conflict.review) }),
  side,
  sideLabels: conflict && sideLabelsOf(conflict),
  votedAt: toIsoTime(votedAt),
  results: conflict && resultsView(conflict, { side, isReading }),
});

const parsePosition = (text: string): OwnVotePosition | null => {
  const cursor = parseCursor(text);
  const conflictId = cursor && parseConflictId(cursor.id);
  return conflictId && { votedAt: cursor.at, conflictId };
};
