import type { Secrets, Voice, VoiceStore } from '@twosides/domain';
import type { Database } from './database.ts';

export const createVoiceStore = (database: Database, secrets: Secrets): VoiceStore => ({
  endNext: async (now, limit) =>
    database.write(() => {
      const ended = database.first<{ voice: Voice }>(ENDED, now);
      if (ended === null) return false;
      const fingerprint = secrets.fingerprintOf('votes', ended.voice);
      if (!isAlive(database, ended.voice, now) && database.run(FORGET_VOTES, fingerprint, limit) === limit) return true;
      database.run('DELETE FROM voices WHERE voice = ? AND ends_at <= ?', ended.voice, now);
      return true;
    }),
});

const ENDED = 'SELECT voice FROM voices WHERE ends_at <= ? ORDER BY ends_at LIMIT 1';

/** Some other mailbox holds it, or a member who has moved on. */
const isAlive = (database: Database, voice: Voice, now: number): boolean =>
  database.first('SELECT 1 FROM users WHERE voice = ? LIMIT 1', voice) !== null ||
  database.first('SELECT 1 FROM voices WHERE voice = ? AND (ends_at IS NULL OR ends_at > ?) LIMIT 1', voice, now) !==
    null;

const FORGET_VOTES = `
  UPDATE votes SET user_fingerprint = lower(hex(randomblob(32)))
  WHERE (conflict_id, user_fingerprint) IN (SELECT conflict_id, user_fingerprint FROM votes WHERE user_fingerprint = ? LIMIT ?)`;
