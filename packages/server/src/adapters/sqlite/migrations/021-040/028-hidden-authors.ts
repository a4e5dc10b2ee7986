import type { MemberId, Secrets } from '@twosides/domain/kernel';
import { spanStart } from '@twosides/domain/points';
import { authorKeyOf } from '../../../hidden-author.ts';
import { sealedJob } from '../../../sealed-job.ts';
import type { Database } from '../../kernel/database.ts';
import type { Migration, MigrationNeeds } from '../migration.ts';

/**
 * Who has written an anonymous conflict, and the comments on it under the same pseudonym, stands there as an HMAC and
 * sealed; the conflict keeps the day of its posting, the comments the avatar that is shown. Alerts have no row number
 * any more, and name such an author by the HMAC. Jobs are sealed.
 */
export const HIDDEN_AUTHORS: Migration = {
  once: (needs) => {
    needs.database.execute(COLUMNS);
    hideAuthors(needs);
    needs.database.execute(ALERTS);
    hideRecipients(needs);
    sealJobs(needs);
  },
};

const COLUMNS = `
ALTER TABLE conflicts ADD COLUMN author_key TEXT CHECK (author_key IS NULL OR submitted_by IS NULL);
ALTER TABLE conflicts ADD COLUMN author_sealed TEXT CHECK ((author_sealed IS NULL) = (author_key IS NULL));
CREATE INDEX conflicts_anonymous ON conflicts (author_key, serial) WHERE author_key IS NOT NULL;

ALTER TABLE comments ADD COLUMN author_key TEXT CHECK (author_key IS NULL OR author_id IS NULL);
ALTER TABLE comments ADD COLUMN author_sealed TEXT CHECK ((author_sealed IS NULL) = (author_key IS NULL));
CREATE INDEX comments_disguised ON comments (author_key, conflict_id) WHERE author_key IS NOT NULL;
`;

const ALERTS = `
ALTER TABLE alerts RENAME TO named_alerts;
DROP INDEX alerts_newest;
DROP INDEX alerts_unread;
DROP INDEX alerts_age;
DROP INDEX alerts_topic;
CREATE TABLE alerts (
  recipient TEXT NOT NULL,
  topic TEXT NOT NULL,
  subject TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count > 0),
  at INTEGER NOT NULL,
  is_read INTEGER NOT NULL CHECK (is_read IN (0, 1)),
  PRIMARY KEY (recipient, topic)
) STRICT, WITHOUT ROWID;
INSERT INTO alerts SELECT member_id, topic, subject, count, at, is_read FROM named_alerts;
DROP TABLE named_alerts;
CREATE INDEX alerts_newest ON alerts (recipient, at, topic);
CREATE INDEX alerts_unread ON alerts (recipient) WHERE is_read = 0;
CREATE INDEX alerts_age ON alerts (at);
CREATE INDEX alerts_topic ON alerts (topic);
`;

const hideAuthors = ({ database, secrets }: MigrationNeeds): void => {
  for (const { id, author, submitted_at } of database.all<OldConflict>(ANONYMOUS)) {
    const hidden = [authorKeyOf(secrets, author), secrets.seal(author)] as const;
    // First: by the named author the comments are found.
    database.run(HIDE_COMMENTS, ...hidden, id, author);
    database.run(HIDE_CONFLICT, ...hidden, spanStart('day', submitted_at), id);
  }
  for (const { id, submitted_at } of database.all<Omit<OldConflict, 'author'>>(ANONYMOUS_OF_NOBODY))
    database.run('UPDATE conflicts SET submitted_at = ? WHERE id = ?', spanStart('day', submitted_at), id);
  for (const { id, tells } of database.all<{ id: string; tells: string }>(UNTOLD))
    database.run('UPDATE comments SET tells = ? WHERE id = ?', secrets.seal(tells), id);
};

type OldConflict = { readonly id: number; readonly author: MemberId; readonly submitted_at: number };

const ANONYMOUS =
  'SELECT id, submitted_by AS author, submitted_at FROM conflicts WHERE anonymous = 1 AND submitted_by IS NOT NULL';
const ANONYMOUS_OF_NOBODY =
  'SELECT id, submitted_at FROM conflicts WHERE anonymous = 1 AND submitted_by IS NULL AND author_key IS NULL';
const UNTOLD = 'SELECT id, tells FROM comments WHERE tells IS NOT NULL';

const HIDE_CONFLICT =
  'UPDATE conflicts SET submitted_by = NULL, author_key = ?, author_sealed = ?, submitted_at = ? WHERE id = ?';
const HIDE_COMMENTS = `
  UPDATE comments SET author_id = NULL, author_key = ?, author_sealed = ?,
    avatar = (SELECT user_avatar_id FROM conflicts WHERE conflicts.id = conflict_id)
  WHERE conflict_id = ? AND author_id = ?`;

/** Of alerts about what is the member's own under a pseudonym; a report is somebody else's, and its topic says so. */
const hideRecipients = ({ database, secrets }: MigrationNeeds): void => {
  for (const { recipient, topic } of database.all<Told>(TOLD))
    if (isDisguised(database, topic))
      database.run(
        'UPDATE alerts SET recipient = ? WHERE recipient = ? AND topic = ?',
        authorKeyOf(secrets, recipient),
        recipient,
        topic,
      );
};

type Told = { readonly recipient: MemberId; readonly topic: string };

const TOLD = `
  SELECT recipient, topic FROM alerts
  WHERE topic GLOB 'revealed.*' OR topic GLOB 'comments.*' OR topic GLOB 'item.*'`;

const isDisguised = (database: Database, topic: string): boolean => {
  const [, kind, id] = /^(?:revealed|comments|item\.(conflict|comment))\.(.+)$/.exec(topic) ?? [];
  const sql =
    kind === 'comment'
      ? 'SELECT 1 FROM comments WHERE id = ? AND author_key IS NOT NULL'
      : 'SELECT 1 FROM conflicts WHERE id = CAST(? AS INTEGER) AND author_key IS NOT NULL';
  return id !== undefined && database.first(sql, id) !== null;
};

const sealJobs = ({ database, secrets }: MigrationNeeds): void => {
  database.run("UPDATE jobs SET last_error = 'Error' WHERE last_error IS NOT NULL");
  for (const job of database.all<OldJob>('SELECT id, key, payload FROM jobs'))
    database.run('UPDATE jobs SET key = ?, payload = ? WHERE id = ?', ...sealed(secrets, job), job.id);
};

type OldJob = { readonly id: number; readonly key: string; readonly payload: string | null };

const sealed = (secrets: Secrets, { key, payload }: OldJob): [string, string | null] =>
  payload === null
    ? [secrets.stampOf('job', key), null]
    : (Object.values(sealedJob(secrets, { key, payload: JSON.parse(payload) })) as [string, string]);
