import type { SessionData, SessionStore } from '@twosides/domain';
import type { Database } from './database.ts';

export const createSessionStore = (database: Database): SessionStore => ({
  get: async (sid, now) => {
    const row = database.first<{ sess: string; expire: number }>(
      'SELECT sess, expire FROM sessions WHERE sid = ? AND expire > ?',
      sid,
      now,
    );
    return row && { data: JSON.parse(row.sess) as SessionData, expire: row.expire };
  },
  create: async (sid, data, expire) => {
    database.insert('sessions', { sid, sess: JSON.stringify(data), expire, member_id: data.memberId ?? null });
  },
  update: async (sid, data, expire) => {
    database.run(
      'UPDATE sessions SET sess = ?, expire = ?, member_id = ? WHERE sid = ?',
      JSON.stringify(data),
      expire,
      data.memberId ?? null,
      sid,
    );
  },
  destroy: async (sid) => {
    database.run('DELETE FROM sessions WHERE sid = ?', sid);
  },
  destroyAllOf: async (member) => endSessionsOf(database, member),
  sweep: async (now) => {
    database.run('DELETE FROM sessions WHERE expire < ?', now);
  },
});

export const endSessionsOf = (database: Database, memberId: string): void => {
  database.run('DELETE FROM sessions WHERE member_id = ?', memberId);
};
