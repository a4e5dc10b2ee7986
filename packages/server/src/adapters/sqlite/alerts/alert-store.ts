import {
  type AlertStore,
  ASKING_TOPICS,
  answerOf,
  DEFAULT_ALERT_PREFERENCES,
  type NamedAlert,
  raiseAlerts,
  tellOf,
  type UnannouncedComment,
  type UnannouncedReply,
  withPreferences,
} from '@twosides/domain/alerts';
import type { MemberId } from '@twosides/domain/kernel';
import { type Alert, type AlertPreferences, enqueue } from '@twosides/domain/model';
import { authorOf, namesOf } from '../../hidden-author.ts';
import { opened } from '../../sealed.ts';
import { applyWrites } from '../apply-writes.ts';
import type { Database, SiteDatabase } from '../kernel/database.ts';
import { findRelation } from '../profile/relation-store.ts';
import { isMember } from './alert-writes.ts';

export const createAlertStore = (database: SiteDatabase): AlertStore => ({
  raise: async (alerts) => database.write(() => applyWrites(database, raiseAlerts(alerts))),

  notifyOfComments: async (limit) =>
    database.has(UNTOLD, 1) || database.has(UNANSWERED, 1) ? database.write(() => tell(database, limit)) : 0,

  list: async (member, after, limit) =>
    database.read(() => {
      const names = namesOf(database.secrets, member);
      const closed = names.flatMap((name) => database.all<ClosedRow>(CLOSED_SQL, name, ...ASKING_TOPICS));
      const { at, topic } = after ?? { at: Number.MAX_SAFE_INTEGER, topic: '' };
      const without = closed.map((alert) => alert.topic);
      const found = names
        .flatMap((name) =>
          database
            .all<Alert>(ALERTS, name, at, topic, without, limit + 1)
            .map((alert) => ({ ...alert, isPseudonymous: name !== member })),
        )
        .sort(newestFirst);
      const unread = names.map((name) => database.value<number>(UNREAD_SQL, name) ?? 0);
      return {
        alerts: found.slice(0, limit).map((alert) => withNames(database, alert)),
        hasMore: found.length > limit,
        unreadCount: unread.reduce((sum, n) => sum + n, 0) - closed.filter(({ isRead }) => !isRead).length,
      };
    }),

  markRead: async (member, upTo, topics) => {
    const those = topics === null ? '' : ' AND topic IN (SELECT value FROM json_each(?))';
    database.run(
      `UPDATE alerts SET is_read = 1 WHERE recipient IN (?, ?) AND is_read = 0 AND at <= ?${those}`,
      ...namesOf(database.secrets, member),
      upTo,
      ...(topics === null ? [] : [topics]),
    );
  },

  findRevealsRead: async (member) =>
    database.value<string>('SELECT reveals_read FROM alert_preferences WHERE member_id = ?', member),

  noteRevealsRead: async (member, sealed) =>
    database.write(() => {
      if (isMember(database, member)) database.run(NOTE_REVEALS_READ, member, sealed);
    }),

  readPreferences: async (member) => readPreferences(database, member),

  changePreferences: async (member, decide) =>
    database.write(() => {
      const preferences = decide(readPreferences(database, member));
      if (isMember(database, member))
        database.upsert('alert_preferences', 'member_id', { memberId: member, preferences });
      return preferences;
    }),

  changeMails: async (member, decide) =>
    database.write(() => {
      const change = decide(database.value('SELECT mails FROM alert_preferences WHERE member_id = ?', member));
      if (change === null || !isMember(database, member)) return;
      database.run(PUT_MAILS, member, change.sealed);
      applyWrites(database, change.jobs.map(enqueue));
    }),

  sweep: async (until) => {
    database.run('DELETE FROM alerts WHERE at < ?', until);
  },
});

export const UNREAD_SQL = 'SELECT count(*) AS n FROM alerts WHERE recipient = ? AND is_read = 0';

export const CLOSED_SQL = `
  SELECT topic, is_read FROM alerts
  WHERE recipient = ? AND topic > ? AND topic < ?
    AND NOT EXISTS (SELECT 1 FROM conflicts WHERE id = subject ->> 'conflictId' AND is_active = 1)`;

type ClosedRow = Pick<Alert, 'topic' | 'isRead'>;

const NOTE_REVEALS_READ = `
  INSERT INTO alert_preferences (member_id, preferences, reveals_read) VALUES (?, '{}', ?)
  ON CONFLICT (member_id) DO UPDATE SET reveals_read = excluded.reveals_read`;

const PUT_MAILS = `
  INSERT INTO alert_preferences (member_id, preferences, mails) VALUES (?, '{}', ?)
  ON CONFLICT (member_id) DO UPDATE SET mails = excluded.mails`;

const UNTOLD = `
  SELECT id, conflict_id, author_id, author_sealed, tells, posted_at,
    (is_visible OR taken_down_by IS 'rest') AS is_visible
  FROM comments
  WHERE tells IS NOT NULL ORDER BY posted_at LIMIT ?`;

const UNANSWERED = `
  SELECT id, conflict_id, author_id, author_sealed, reply_to, answers, posted_at
  FROM comments INDEXED BY comments_answering
  WHERE answers IS NOT NULL AND is_visible = 1 ORDER BY posted_at LIMIT ?`;

type AuthorRow = { readonly authorId: MemberId | null; readonly authorSealed: string | null };

type UnansweredRow = AuthorRow & Omit<UnannouncedReply, 'answers'> & { readonly answers: string };

type UnannouncedRow = AuthorRow & Omit<UnannouncedComment, 'tells'> & { readonly tells: string };

/** Null if the recipient has blocked the comment's author since it was written, such as while it waited. */
const recipientOf = (database: SiteDatabase, sealed: string, { authorId, authorSealed }: AuthorRow) => {
  const recipient = opened(database.secrets, sealed) as MemberId | null;
  const author = authorOf(database.secrets, authorId, authorSealed);
  const isBlocked = recipient !== null && author !== null && findRelation(database, recipient, author).isBlocked;
  return isBlocked ? null : recipient;
};

/** Call it within `write`, so that no other process creates alerts about the same comments. */
const tell = (database: SiteDatabase, limit: number): number => {
  const untold = database.all<UnannouncedRow>(UNTOLD, limit);
  const unanswered = database.all<UnansweredRow>(UNANSWERED, limit);
  applyWrites(database, [
    ...tellOf(untold.map((row) => ({ ...row, tells: recipientOf(database, row.tells, row) }))),
    ...answerOf(unanswered.map((row) => ({ ...row, answers: recipientOf(database, row.answers, row) }))),
  ]);
  return untold.length + unanswered.length;
};

const newestFirst = (a: Alert, b: Alert): number => b.at - a.at || (b.topic > a.topic ? 1 : -1);

export const ALERTS = `
  SELECT topic, subject, count, at, is_read FROM alerts INDEXED BY alerts_newest
  WHERE recipient = ? AND (at, topic) < (?, ?) AND topic NOT IN (SELECT value FROM json_each(?))
  ORDER BY at DESC, topic DESC LIMIT ?`;

const TITLE = `
  SELECT title, is_active AND coalesce(review, 'kept') = 'kept' AS is_public,
    iif(submitted_by IS NULL, NULL, user_nickname) AS author
  FROM conflicts WHERE id = ?`;

type TitleRow = { readonly title: string; readonly isPublic: boolean; readonly author: string | null };

const withNames = (database: Database, alert: Alert & Pick<NamedAlert, 'isPseudonymous'>): NamedAlert => {
  const { subject } = alert;
  const conflict = 'conflictId' in subject ? database.first<TitleRow>(TITLE, subject.conflictId) : null;
  const isTitlePublic = conflict?.isPublic === true;
  return {
    ...alert,
    conflictTitle: conflict?.title ?? null,
    isTitlePublic,
    followerNickname:
      'followerId' in subject
        ? database.value('SELECT user_nickname FROM users WHERE id = ?', subject.followerId)
        : null,
    ...(subject.type === 'followed-posted' && isTitlePublic && { authorNickname: conflict.author }),
  };
};

const readPreferences = (database: Database, member: MemberId): AlertPreferences => {
  const sql = 'SELECT preferences FROM alert_preferences WHERE member_id = ?';
  return withPreferences(DEFAULT_ALERT_PREFERENCES, database.value<Partial<AlertPreferences>>(sql, member) ?? {});
};
