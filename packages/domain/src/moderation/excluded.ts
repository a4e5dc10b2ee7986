import { type Clock, type ConflictId, err, ok, type Result, type Secrets, type Timestamp } from '../kernel/index.ts';
import { type Decided, type Exclusion, putStanding, unchanged } from '../model/index.ts';
import { excludeVotes as countWithout } from '../voting/excluded.rule.ts';
import { type AtDesk, atDesk, type DeskError } from './desk.ts';
import { GROUP_FROM, type UnusualVotingView, unusualVotingView } from './excluded.view.ts';
import type { ExclusionInput } from './moderation.api.ts';
import type { ExclusionState, ExclusionStore, ModerationStore, UnusualVotingStore } from './moderation.port.ts';

const CONFLICTS = 50;
const NETWORKS = 20;

type Needs = {
  moderation: Pick<ModerationStore, 'isModerator' | 'suspendedUntil'>;
  excluded: ExclusionStore;
  unusualVoting: Pick<UnusualVotingStore, 'listOpen' | 'settle'>;
  secrets: Pick<Secrets, 'stampOf'>;
  clock: Clock;
};

export const listUnusualVoting =
  (needs: Needs) =>
  async (who: AtDesk): Promise<Result<UnusualVotingView[], DeskError>> => {
    const by = await atDesk(needs, who);
    if (!by.ok) return by;
    const shown = await readUnusualVoting(needs)();
    const ids = shown.map(({ conflictId }) => conflictId);
    const own = await needs.excluded.listOwn(ids, who.viewer);
    return ok(shown.filter(({ conflictId }) => !own.has(conflictId)));
  };

/** Only for the operator, because the list includes conflicts that a moderator may have posted. */
export const readUnusualVoting =
  ({ excluded, unusualVoting, clock }: Pick<Needs, 'excluded' | 'unusualVoting' | 'clock'>) =>
  async (): Promise<UnusualVotingView[]> => {
    const now = clock();
    const [open, aside] = await Promise.all([unusualVoting.listOpen(CONFLICTS), excluded.listConflicts(CONFLICTS)]);
    const found = new Map(open.map((one) => [one.id, one]));
    const shown = [...open, ...aside.filter(({ id }) => !found.has(id))];
    const acts = await excluded.listActions(shown.map(({ id }) => id));
    return Promise.all(
      shown.map(async ({ id, title }) => {
        const groups = await excluded.listGroups(id, NETWORKS);
        return unusualVotingView({ id, title, found: found.get(id) ?? null, groups, acts }, now);
      }),
    );
  };

export const excludeVotes =
  ({ excluded, clock }: Pick<Needs, 'excluded' | 'clock'>) =>
  (by: string, id: ConflictId, { networks, facts }: ExclusionInput): Promise<Outcome> =>
    excluded.decide(id, { networks }, (state) => decideExclusion(state, { by, facts, at: clock() }));

export const restoreVotes =
  ({ excluded, clock }: Pick<Needs, 'excluded' | 'clock'>) =>
  (by: string, id: ConflictId, { facts }: { readonly facts: string }): Promise<Outcome> =>
    excluded.decide(id, 'excluded', (state) => decideWith(state, state.votes, 'restore', { by, facts, at: clock() }));

export const votingDesk = (needs: Needs) => {
  const atTheDesk =
    <Rest extends readonly unknown[]>(act: (by: string, id: ConflictId, ...rest: Rest) => Promise<Outcome>) =>
    async (who: AtDesk, id: ConflictId, ...rest: Rest): Promise<Result<number, DeskError | Refusal>> => {
      const by = await atDesk(needs, who);
      if (!by.ok) return by;
      const own = await needs.excluded.listOwn([id], who.viewer);
      return own.has(id) ? err('own-case') : act(by.value, id, ...rest);
    };
  return {
    excludeVotes: atTheDesk(excludeVotes(needs)),
    restoreVotes: atTheDesk(restoreVotes(needs)),
    votingSeen: atTheDesk(async (_, id) =>
      (await needs.unusualVoting.settle(id, needs.clock())) ? ok(1) : err('case-not-found'),
    ),
  };
};

export const OPERATOR = 'operator';

type Refusal = 'case-not-found' | 'own-case';
type Outcome = Result<number, 'case-not-found'>;
type Terms = { readonly by: string; readonly facts: string; readonly at: Timestamp };

const decideExclusion = (state: ExclusionState, terms: Terms): Decided<Outcome> => {
  if (!state.isUnusual) return unchanged(err('case-not-found'));
  const newcomers = state.votes.filter(({ established }) => !established);
  const isOfGroup = ({ network }: ExclusionState['votes'][number]) =>
    newcomers.filter((vote) => vote.network === network).length >= GROUP_FROM;
  return decideWith(state, newcomers.filter(isOfGroup), 'exclude', terms);
};

const decideWith = (
  { conflict }: ExclusionState,
  votes: ExclusionState['votes'],
  act: Exclusion['act'],
  { by, facts, at }: Terms,
): Decided<Outcome> => {
  const isExcluded = act === 'exclude';
  const moved = votes.filter((vote) => vote.isExcluded !== isExcluded);
  if (conflict === null || conflict.revealedAt === null || moved.length === 0) return unchanged(err('case-not-found'));
  const networks = new Set(moved.flatMap(({ network }) => network ?? [])).size;
  const done = { conflictId: conflict.id, act, votes: moved.length, networks, facts, by, at };
  return {
    writes: [
      putStanding(countWithout(conflict, moved, isExcluded)),
      {
        kind: 'excluded',
        conflictId: conflict.id,
        votes: moved.map(({ mailboxId }) => mailboxId),
        isExcluded,
      },
      { kind: 'note-exclusion', act: done },
      { kind: 'reorder-comments', conflictId: conflict.id, dueAt: at },
    ],
    result: ok(moved.length),
  };
};
