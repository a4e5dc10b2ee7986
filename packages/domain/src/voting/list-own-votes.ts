import { collapsedBy, shownTitle } from '../conflicts/collapsed.rule.ts';
import { sideLabelsOf } from '../conflicts/side-labels.rule.ts';
import { cursorAfter, parseCursor } from '../kernel/cursor.ts';
import { type MemberId, parseConflictId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { toIsoTime } from '../kernel/time.ts';
import type { PageQuery } from '../wire/fields.ts';
import { LIST_LIMIT_DEFAULT } from '../wire/limits.ts';
import type { OwnVote, OwnVotePosition, OwnVoteStore } from './own-vote-store.port.ts';
import type { OwnVoteView } from './voting.api.ts';

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

const ownVoteView = ({ conflictId, side, votedAt, conflict }: OwnVote): OwnVoteView => ({
  conflictId,
  title: conflict && shownTitle({ title: conflict.title, collapsedBy: collapsedBy(conflict.review) }),
  side,
  sideLabel: conflict && sideLabelsOf(conflict)[side],
  votedAt: toIsoTime(votedAt),
});

const parsePosition = (text: string): OwnVotePosition | null => {
  const cursor = parseCursor(text);
  const conflictId = cursor && parseConflictId(cursor.id);
  return conflictId && { votedAt: cursor.at, conflictId };
};
