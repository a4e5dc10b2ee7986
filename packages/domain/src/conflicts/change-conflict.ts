import { type Clock, type ConflictId, err, type MemberId, ok, type Result } from '../kernel/index.ts';
import { isSuspended } from '../mailbox-keys/mailbox-key.rule.ts';
import { type Conflict, conflictItem, unchanged } from '../model/index.ts';
import type { EditConflictInput } from './conflict.api.ts';
import type { ConflictStore } from './conflict-store.port.ts';
import { type PausedBy, pausedBy } from './shown.rule.ts';
import { putConflict, standingAfter, takeDown } from './standing.rule.ts';

type Needs = { conflicts: Pick<ConflictStore, 'changeConflict'> };

export type ChangeConflictError = 'conflict-not-found' | 'not-the-author';
export type EditConflictError = ChangeConflictError | 'suspended' | 'conflict-frozen';

/** Allowed only before the first vote or comment, because people vote and comment on the text that they read. */
export const editConflict =
  ({ conflicts, clock }: { conflicts: Pick<ConflictStore, 'editConflict'>; clock: Clock }) =>
  (author: MemberId, id: ConflictId, input: EditConflictInput): Promise<Result<null, EditConflictError>> => {
    const now = clock();
    return conflicts.editConflict<Result<null, EditConflictError>>(id, author, (state) => {
      const own = ownOf(state.conflict, author);
      if (!own.ok) return unchanged(own);
      if (isSuspended(state, now)) return unchanged(err('suspended'));
      if (!isTextOpen(own.value)) return unchanged(err('conflict-frozen'));
      const changed = { ...own.value, ...given(input) };
      const textVersion = own.value.textVersion + (hasSameWords(own.value, changed) ? 0 : 1);
      return { writes: putConflict({ ...changed, textVersion }), result: ok(null) };
    });
  };

export const takeDownConflict =
  ({ conflicts }: Needs) =>
  (author: MemberId, id: ConflictId): Promise<Result<null, ChangeConflictError>> =>
    conflicts.changeConflict<Result<null, ChangeConflictError>>(id, (conflict) => {
      const own = ownOf(conflict, author);
      if (!own.ok) return unchanged(own);
      const { takenDownBy } = standingAfter(own.value, 'take-down');
      if (takenDownBy === own.value.takenDownBy) return unchanged(ok(null));
      const before = { conflictId: id, isPublic: own.value.isActive };
      return { writes: takeDown(conflictItem(id), before, takenDownBy), result: ok(null) };
    });

export const closeDiscussion =
  ({ conflicts }: Needs) =>
  (author: MemberId, id: ConflictId, isClosed: boolean): Promise<Result<null, ChangeConflictError>> =>
    conflicts.changeConflict<Result<null, ChangeConflictError>>(id, (conflict) => {
      const own = ownOf(conflict, author);
      if (!own.ok) return unchanged(own);
      if (own.value.isClosed === isClosed) return unchanged(ok(null));
      return { writes: putConflict({ ...own.value, isClosed }), result: ok(null) };
    });

/** A suspended member can only turn embedding off. Idempotent. */
export const allowEmbed =
  ({ conflicts, clock }: { conflicts: Pick<ConflictStore, 'editConflict'>; clock: Clock }) =>
  (
    author: MemberId,
    id: ConflictId,
    allowsEmbed: boolean,
  ): Promise<Result<null, ChangeConflictError | 'suspended' | 'embed-anonymous'>> =>
    conflicts.editConflict<Result<null, ChangeConflictError | 'suspended' | 'embed-anonymous'>>(id, author, (state) => {
      const own = ownOf(state.conflict, author);
      if (!own.ok) return unchanged(own);
      if (allowsEmbed && isSuspended(state, clock())) return unchanged(err('suspended'));
      if (allowsEmbed && own.value.anonymous) return unchanged(err('embed-anonymous'));
      if (own.value.allowsEmbed === allowsEmbed) return unchanged(ok(null));
      return { writes: putConflict({ ...own.value, allowsEmbed }), result: ok(null) };
    });

/**
 * An author can pause and resume only once, so that they cannot stop the count whenever it suits them.
 * @returns who pauses voting afterwards; null if nobody does
 */
export const pauseVoting =
  ({ conflicts }: Needs) =>
  (
    author: MemberId,
    id: ConflictId,
    rests: boolean,
  ): Promise<Result<PausedBy | null, ChangeConflictError | 'pause-lifted'>> =>
    conflicts.changeConflict<Result<PausedBy | null, ChangeConflictError | 'pause-lifted'>>(id, (conflict) => {
      const own = ownOf(conflict, author);
      if (!own.ok) return unchanged(own);
      if (rests && own.value.care.authorPause === 'lifted') return unchanged(err('pause-lifted'));
      const { care } = standingAfter(own.value, rests ? 'rest' : 'resume-voting');
      const result = ok(pausedBy({ care }));
      if (care === own.value.care) return unchanged(result);
      return { writes: [{ kind: 'put-care', conflictId: id, care }], result };
    });

const ownOf = (conflict: Conflict | null, author: MemberId): Result<Conflict, ChangeConflictError> => {
  if (conflict === null) return err('conflict-not-found');
  if (conflict.submittedBy === author) return ok(conflict);
  // Others get the same answer for a taken-down conflict as for one that does not exist.
  return err(conflict.isActive ? 'not-the-author' : 'conflict-not-found');
};

const given = (input: EditConflictInput): Partial<Conflict> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

export const isTextOpen = ({ totalVotes, commentCount }: Pick<Conflict, 'totalVotes' | 'commentCount'>): boolean =>
  totalVotes === 0 && commentCount === 0;

type Words = Pick<Conflict, 'title' | 'herSide' | 'hisSide' | 'authorSide'>;

const hasSameWords = (a: Words, b: Words): boolean =>
  a.title === b.title && a.herSide === b.herSide && a.hisSide === b.hisSide && a.authorSide === b.authorSide;
