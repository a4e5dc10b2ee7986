import type { Secrets, Voice } from '@twosides/domain/kernel';
import type { VoiceStore } from '@twosides/domain/voices';
import type { Database } from '../kernel/database.ts';
import { suspensionIdOf } from './suspensions.ts';

export const createVoiceStore = (database: Database, secrets: Secrets): VoiceStore => ({
  endNext: async (now, limit) =>
    database.write(() => {
      const ended = database.first<{ voice: Voice }>(ENDED, now);
      if (ended === null) return false;
      if (!isAlive(database, ended.voice, now)) {
        if (forget(database, secrets, ended.voice, limit)) return true;
        database.run('DELETE FROM suspensions WHERE id = ?', suspensionIdOf(secrets, ended.voice));
      }
      database.run('DELETE FROM voices WHERE voice = ? AND ends_at <= ?', ended.voice, now);
      return true;
    }),
  hasEstablished: async (count, rule, now) =>
    database.all(ESTABLISHED, rule.votes, rule.votingDays, now - rule.age, count).length === count,
});

const ESTABLISHED = `
  SELECT 1 FROM votes GROUP BY cast_by
  HAVING count(*) >= ? AND count(DISTINCT voted_at) >= ? AND min(voted_at) <= ? LIMIT ?`;

const ENDED = 'SELECT voice FROM voices WHERE ends_at <= ? ORDER BY ends_at LIMIT 1';

/** Some other mailbox holds it, or a member who has moved on. */
const isAlive = (database: Database, voice: Voice, now: number): boolean =>
  database.first('SELECT 1 FROM users WHERE voice = ? LIMIT 1', voice) !== null ||
  database.first('SELECT 1 FROM voices WHERE voice = ? AND (ends_at IS NULL OR ends_at > ?) LIMIT 1', voice, now) !==
    null;

/** What a voice has left, each kind under a fingerprint of its own. @returns whether there may be more */
const forget = (database: Database, secrets: Secrets, voice: Voice, limit: number): boolean =>
  LEFT.map(([rows, sql]) => database.run(sql, secrets.fingerprintOf(rows, voice), limit)).includes(limit);

const forgetSql = (table: string, key: string): string => `
  UPDATE ${table} SET user_fingerprint = lower(hex(randomblob(32)))
  WHERE (${key}, user_fingerprint) IN (SELECT ${key}, user_fingerprint FROM ${table} WHERE user_fingerprint = ? LIMIT ?)`;

const LEFT = [
  ['votes', forgetSql('votes', 'conflict_id')],
  ['marks', forgetSql('helpful_marks', 'comment_id')],
  ['reports', forgetSql('reports', 'item_kind, item_id')],
] as const;
