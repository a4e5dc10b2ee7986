import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import { sameMailboxAs } from '@twosides/domain/mailbox-keys';
import type { Exclusion } from '@twosides/domain/model';
import type { ExclusionState, ExclusionStore, NetworkGroup } from '@twosides/domain/moderation';
import { authorOf } from '../../hidden-author.ts';
import { transact } from '../apply-writes.ts';
import { findConflict } from '../conflicts/conflict-store.ts';
import type { SiteDatabase } from '../kernel/database.ts';
import { findMailboxKey } from '../mailbox-keys/mailbox-keys.ts';
import { VOTE } from '../voting/votes.ts';

export const createExclusionStore = (database: SiteDatabase): ExclusionStore => ({
  listGroups: async (id, limit) =>
    database
      .all<Omit<NetworkGroup, 'established'> & { ofEstablished: number }>(GROUPS, id, limit)
      .map(({ ofEstablished, ...group }) => ({ ...group, established: ofEstablished })),
  listActions: async (ids) => database.read(() => ids.flatMap((id) => database.all<Exclusion>(ACTS, id))),
  listConflicts: async (limit) => database.all<{ id: ConflictId; title: string }>(CONFLICTS, limit),
  listOwn: async (ids, member) =>
    database.read(() => {
      const isOwn = sameMailboxAs(member, (account) => findMailboxKey(database, account));
      const rows = ids.flatMap((id) => database.first<AuthorRow>(AUTHOR, id) ?? []);
      const own = rows.filter((row) => isOwn(authorOf(database.secrets, row.submittedBy, row.authorSealed)));
      return new Set(own.map(({ id }) => id));
    }),
  decide: async (id, wanted, decide) =>
    transact(database, decide, () => {
      const votes =
        wanted === 'excluded'
          ? database.all<WantedVote>(EXCLUDED, id)
          : wanted.networks.flatMap((network) => database.all<WantedVote>(OF_NETWORK, id, network));
      return {
        conflict: findConflict(database, id),
        isUnusual: database.has('SELECT 1 FROM conflicts WHERE id = ? AND unusual_on IS NOT NULL', id),
        votes,
      };
    }),
});

type WantedVote = ExclusionState['votes'][number];

type AuthorRow = {
  readonly id: ConflictId;
  readonly submittedBy: MemberId | null;
  readonly authorSealed: string | null;
};

const AUTHOR = 'SELECT id, submitted_by, author_sealed FROM conflicts WHERE id = ?';

export const GROUPS = `
  SELECT network, count(*) AS votes, total(established) AS of_established, total(is_excluded) AS excluded
  FROM votes INDEXED BY votes_of_network WHERE conflict_id = ? AND network IS NOT NULL
  GROUP BY network ORDER BY votes DESC, network LIMIT ?`;

const ACTS = `
  SELECT conflict_id, act, votes, networks, facts, acted_by AS by, at FROM exclusions
  WHERE conflict_id = ? ORDER BY at DESC`;

export const CONFLICTS = `
  SELECT id, title FROM conflicts
  JOIN (SELECT conflict_id, max(at) AS at FROM exclusions GROUP BY conflict_id) AS acts ON conflict_id = id
  WHERE EXISTS (SELECT 1 FROM votes INDEXED BY votes_excluded WHERE votes.conflict_id = id AND is_excluded = 1)
  ORDER BY acts.at DESC LIMIT ?`;

export const EXCLUDED = `${VOTE}, network FROM votes INDEXED BY votes_excluded WHERE conflict_id = ? AND is_excluded = 1`;
export const OF_NETWORK = `${VOTE}, network FROM votes INDEXED BY votes_of_network WHERE conflict_id = ? AND network = ?`;
