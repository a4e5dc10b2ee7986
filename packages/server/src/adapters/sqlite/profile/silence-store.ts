import type { MemberId } from '@twosides/domain/kernel';
import { NO_SILENCE, type Silence, type SilenceStore } from '@twosides/domain/profile';
import type { Database } from '../kernel/database.ts';

export const createSilenceStore = (database: Database): SilenceStore => ({
  silence: async (member, other, change, at) =>
    database.write(() => {
      const { isMuted, isBlocked } = { ...findSilence(database, member, other), ...change };
      if (!isMuted && !isBlocked)
        database.run('DELETE FROM silences WHERE member_id = ? AND other_id = ?', member, other);
      else if (database.first<{ n: number }>(BOTH, member, other)?.n === 2)
        database.upsert('silences', 'member_id, other_id', {
          member_id: member,
          other_id: other,
          muted: Number(isMuted),
          blocked: Number(isBlocked),
          at,
        });
      if (isBlocked)
        for (const pair of [
          [member, other],
          [other, member],
        ] as const)
          database.run('DELETE FROM follows WHERE follower_id = ? AND following_id = ?', ...pair);
    }),

  find: async (member, other) => findSilence(database, member, other),

  list: async (member, limit) =>
    database.all<SilenceRow & { readonly nickname: string }>(LATEST, member, limit).map((row) => ({
      nickname: row.nickname,
      ...toSilence(row),
    })),
});

const BOTH = 'SELECT count(*) AS n FROM users WHERE id IN (?, ?)';
const LATEST = `SELECT muted, blocked, user_nickname AS nickname FROM silences JOIN users ON users.id = other_id
  WHERE member_id = ? AND user_nickname IS NOT NULL ORDER BY at DESC, other_id LIMIT ?`;
const MUTED = `SELECT other_id FROM silences
  WHERE member_id = ? AND other_id IN (SELECT value FROM json_each(?)) AND muted = 1`;

export const findMuted = (database: Database, member: MemberId, among: readonly MemberId[]): ReadonlySet<MemberId> =>
  new Set(database.all<{ other_id: MemberId }>(MUTED, member, JSON.stringify(among)).map((row) => row.other_id));

export const isBlockedBetween = (database: Database, one: MemberId, other: MemberId): boolean =>
  findSilence(database, one, other).isBlocked || findSilence(database, other, one).isBlocked;

type SilenceRow = { readonly muted: number; readonly blocked: number };

const toSilence = ({ muted, blocked }: SilenceRow): Silence => ({ isMuted: muted === 1, isBlocked: blocked === 1 });

export const findSilence = (database: Database, member: MemberId, other: MemberId): Silence => {
  const sql = 'SELECT muted, blocked FROM silences WHERE member_id = ? AND other_id = ?';
  const row = database.first<SilenceRow>(sql, member, other);
  return row ? toSilence(row) : NO_SILENCE;
};
