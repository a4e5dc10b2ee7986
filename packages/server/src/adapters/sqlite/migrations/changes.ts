import type { ConflictId } from '@twosides/domain/kernel';
import { indexConflict } from '../reading/search-index.ts';
import type { Migration } from './migration.ts';

const REACH = `
ALTER TABLE conflicts ADD COLUMN allows_embed INTEGER NOT NULL DEFAULT 0 CHECK (allows_embed IN (0, 1));
ALTER TABLE users ADD COLUMN has_feed INTEGER NOT NULL DEFAULT 0 CHECK (has_feed IN (0, 1));
CREATE INDEX conflicts_results ON conflicts (revealed_at, serial)
  WHERE is_active = 1 AND revealed_at IS NOT NULL;
CREATE INDEX conflicts_results_in_category ON conflicts (category, revealed_at, serial)
  WHERE is_active = 1 AND revealed_at IS NOT NULL;
`;

const PASSKEYS = `
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  credential_id TEXT NOT NULL UNIQUE,
  member_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  aaguid TEXT NOT NULL,
  is_synced INTEGER NOT NULL CHECK (is_synced IN (0, 1)),
  rp_id TEXT NOT NULL,
  handle TEXT NOT NULL,
  made_on INTEGER NOT NULL,
  last_used_on INTEGER
) STRICT;
CREATE INDEX passkeys_member ON passkeys (member_id);
ALTER TABLE sessions ADD COLUMN proven_at INTEGER CHECK ((proven_at IS NULL) = (member_id IS NULL));
UPDATE sessions SET proven_at = created_at;
ALTER TABLE sessions ADD COLUMN passkey_id TEXT;
ALTER TABLE email_verification_tokens ADD COLUMN passkey TEXT;
CREATE INDEX email_verification_tokens_passkey ON email_verification_tokens (passkey ->> 'credentialId')
  WHERE passkey IS NOT NULL;
`;

const REPLIES = `
ALTER TABLE comments ADD COLUMN reply_to TEXT;
ALTER TABLE comments ADD COLUMN answers TEXT;
CREATE INDEX comments_threads ON comments (conflict_id, posted_at, id) WHERE is_visible = 1 AND reply_to IS NULL;
CREATE INDEX comments_replies ON comments (reply_to, posted_at, id) WHERE is_visible = 1 AND reply_to IS NOT NULL;
CREATE INDEX comments_answering ON comments (posted_at) WHERE answers IS NOT NULL AND is_visible = 1;
`;

const BRIDGING = `
ALTER TABLE comments ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
ALTER TABLE comments ADD COLUMN bridges INTEGER NOT NULL DEFAULT 0 CHECK (bridges IN (0, 1));
ALTER TABLE comments ADD COLUMN minds_count INTEGER NOT NULL DEFAULT 0 CHECK (minds_count >= 0);
CREATE INDEX comments_placed ON comments (conflict_id, place, id) WHERE is_visible = 1 AND reply_to IS NULL;
CREATE INDEX comments_marked ON comments (conflict_id, helpful_count) WHERE is_visible = 1 AND helpful_count > 0;

ALTER TABLE helpful_marks ADD COLUMN marked_on INTEGER NOT NULL DEFAULT 0 CHECK (marked_on % 86400000 = 0);
ALTER TABLE helpful_marks ADD COLUMN changed_mind INTEGER NOT NULL DEFAULT 0 CHECK (changed_mind IN (0, 1));
UPDATE helpful_marks
  SET marked_on = (SELECT posted_at - posted_at % 86400000 FROM comments WHERE id = helpful_marks.comment_id);

ALTER TABLE conflicts ADD COLUMN times_ordered INTEGER NOT NULL DEFAULT 0;
CREATE TABLE comment_orders (
  conflict_id INTEGER PRIMARY KEY REFERENCES conflicts (id),
  changes INTEGER NOT NULL,
  marked_on INTEGER NOT NULL CHECK (marked_on % 86400000 = 0),
  ordered_at INTEGER,
  due_at INTEGER
) STRICT;
CREATE INDEX comment_orders_due ON comment_orders (due_at) WHERE due_at IS NOT NULL;
INSERT INTO comment_orders (conflict_id, changes, marked_on, due_at)
  SELECT conflict_id, 0, max(marked_on), 0 FROM helpful_marks JOIN comments ON comments.id = comment_id
  GROUP BY conflict_id;
`;

const DECIDED = 'CREATE INDEX rulings_of_moderator ON rulings (ruled_by, at)';

/** Adds the tags of all conflicts to the search index. A new table is faster than deleting each row. */
const search: Migration = ({ database }) => {
  database.execute(`
    DROP TABLE conflicts_text;
    CREATE VIRTUAL TABLE conflicts_text USING fts5(
      title, body, tokenize = 'ascii', detail = 'column', prefix = '1 2 3 4 5 6 7 8'
    );
    INSERT INTO conflicts_text (conflicts_text, rank) VALUES ('secure-delete', 1);
  `);
  for (const id of database.list<ConflictId>('SELECT id FROM conflicts')) indexConflict(database, id);
};

const FOLLOWERS = `
CREATE INDEX follows_followers ON follows (following_id, follower_id);
CREATE INDEX follows_latest ON follows (follower_id, created_at DESC, following_id);
`;

/** The first of them is schema version 2. */
export const CHANGES: readonly Migration[] = [REACH, PASSKEYS, REPLIES, BRIDGING, DECIDED, search, FOLLOWERS];
