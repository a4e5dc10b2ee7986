import type {
  AlertPosition,
  AlertPreferences,
  AlertStore,
  ConflictId,
  MemberId,
  NamedAlert,
  Timestamp,
  UntoldComment,
} from '@twosides/domain';
import { commentAlerts, DEFAULT_ALERT_PREFERENCES, withPreferences } from '@twosides/domain';
import { type AlertRow, isMember, raiseAlerts, toAlert } from './alerts.ts';
import type { Database } from './database.ts';

export const createAlertStore = (database: Database): AlertStore => ({
  raise: async (alerts) => database.write(() => raiseAlerts(database, alerts)),

  tellOfComments: async (limit) =>
    database.first(UNTOLD, 1) === null ? 0 : database.write(() => tell(database, limit)),

  list: async (member, after, limit) =>
    database.read(() => {
      const found = readAlerts(database, member, after, limit + 1);
      return {
        alerts: found.slice(0, limit),
        hasMore: found.length > limit,
        unreadCount: database.first<{ n: number }>(UNREAD_SQL, member)?.n ?? 0,
      };
    }),

  markRead: async (member, upTo, topics) => {
    const those = topics === null ? '' : ' AND topic IN (SELECT value FROM json_each(?))';
    database.run(
      `UPDATE alerts SET is_read = 1 WHERE member_id = ? AND is_read = 0 AND at <= ?${those}`,
      member,
      upTo,
      ...(topics === null ? [] : [JSON.stringify(topics)]),
    );
  },

  readPreferences: async (member) => readPreferences(database, member),

  changePreferences: async (member, decide) =>
    database.write(() => {
      const preferences = decide(readPreferences(database, member));
      const row = { member_id: member, preferences: JSON.stringify(preferences) };
      if (isMember(database, member)) database.upsert('alert_preferences', 'member_id', row);
      return preferences;
    }),

  sweep: async (until) => {
    database.run('DELETE FROM alerts WHERE at < ?', until);
  },
});

export const UNREAD_SQL = 'SELECT count(*) AS n FROM alerts WHERE member_id = ? AND is_read = 0';

const UNTOLD =
  'SELECT id, conflict_id, tells, posted_at, is_visible FROM comments WHERE tells IS NOT NULL ORDER BY posted_at LIMIT ?';

type UntoldRow = {
  readonly id: string;
  readonly conflict_id: ConflictId;
  readonly tells: MemberId;
  readonly posted_at: Timestamp;
  readonly is_visible: number;
};

const toUntold = (row: UntoldRow): UntoldComment => ({
  conflictId: row.conflict_id,
  tells: row.tells,
  postedAt: row.posted_at,
  isVisible: row.is_visible === 1,
});

/** The write lock keeps other processes from telling of the same comments. */
const tell = (database: Database, limit: number): number => {
  const untold = database.all<UntoldRow>(UNTOLD, limit);
  raiseAlerts(database, commentAlerts(untold.map(toUntold)));
  for (const { id } of untold) database.run('UPDATE comments SET tells = NULL WHERE id = ?', id);
  return untold.length;
};

const readAlerts = (
  database: Database,
  member: MemberId,
  after: AlertPosition | null,
  limit: number,
): readonly NamedAlert[] =>
  database
    .all<AlertRow>(alertsSql(after !== null), member, ...(after === null ? [] : [after.at, after.topic]), limit)
    .map((row) => withNames(database, row));

export const alertsSql = (afterPlace: boolean): string => `
  SELECT * FROM alerts INDEXED BY alerts_newest
  WHERE member_id = ?${afterPlace ? ' AND (at, topic) < (?, ?)' : ''} ORDER BY at DESC, topic DESC LIMIT ?`;

const withNames = (database: Database, row: AlertRow): NamedAlert => {
  const alert = toAlert(row);
  const { subject } = alert;
  const conflict =
    'conflictId' in subject &&
    database.first<{ title: string }>('SELECT title FROM conflicts WHERE id = ?', subject.conflictId);
  const follower =
    'followerId' in subject &&
    database.first<{ user_nickname: string | null }>(
      'SELECT user_nickname FROM users WHERE id = ?',
      subject.followerId,
    );
  return {
    ...alert,
    conflictTitle: conflict ? conflict.title : null,
    followerNickname: follower ? follower.user_nickname : null,
  };
};

/** Choices of an earlier release know fewer kinds. */
const readPreferences = (database: Database, member: MemberId): AlertPreferences => {
  const row = database.first<{ preferences: string }>(
    'SELECT preferences FROM alert_preferences WHERE member_id = ?',
    member,
  );
  const chosen = row ? (JSON.parse(row.preferences) as Partial<AlertPreferences>) : {};
  return withPreferences(DEFAULT_ALERT_PREFERENCES, chosen);
};
