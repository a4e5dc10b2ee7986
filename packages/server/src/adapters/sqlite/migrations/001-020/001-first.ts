/**
 * Narrow columns come before the long texts, so that reading a rank or a tally never touches a text's overflow pages.
 *
 * A list is a walk of one index from its end: every rank key ascending, the id last. SQLite compares a place (a, b, c)
 * < (?, ?, ?) inside the index only where all keys run the same way and none of them is the rowid, hence two virtual
 * columns: `closeness` (polarity turned round) and `serial` (the id again). Neither takes space in the row.
 */
export const FIRST_SCHEMA = `
CREATE TABLE users (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  first_name TEXT,
  last_name TEXT,
  profile_image_url TEXT,
  email_verified INTEGER NOT NULL DEFAULT 0 CHECK (email_verified IN (0, 1)),
  user_nickname TEXT,
  nickname_key TEXT CHECK ((nickname_key IS NULL) = (user_nickname IS NULL)),
  user_pronouns TEXT,
  user_avatar_id TEXT,
  partner_nickname TEXT,
  partner_pronouns TEXT,
  partner_avatar_id TEXT,
  relationship_label TEXT,
  email_updates INTEGER NOT NULL DEFAULT 0 CHECK (email_updates IN (0, 1)),
  onboarding_completed INTEGER NOT NULL DEFAULT 0 CHECK (onboarding_completed IN (0, 1)),
  bio TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX users_nickname ON users (nickname_key) WHERE nickname_key IS NOT NULL;

CREATE TABLE user_auth (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  password_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE email_verification_tokens (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX email_verification_tokens_user ON email_verification_tokens (user_id);
CREATE INDEX email_verification_tokens_expiry ON email_verification_tokens (expires_at);

CREATE TABLE password_reset_tokens (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX password_reset_tokens_user ON password_reset_tokens (user_id);
CREATE INDEX password_reset_tokens_expiry ON password_reset_tokens (expires_at);

CREATE TABLE accounts (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider TEXT NOT NULL,
  provider_account_id TEXT NOT NULL,
  access_token TEXT,
  refresh_token TEXT,
  expires_at INTEGER,
  created_at INTEGER NOT NULL,
  UNIQUE (provider, provider_account_id)
) STRICT;
CREATE INDEX accounts_user ON accounts (user_id);

CREATE TABLE follows (
  id INTEGER PRIMARY KEY,
  follower_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  following_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  UNIQUE (follower_id, following_id),
  CHECK (follower_id <> following_id)
) STRICT;
CREATE INDEX follows_following ON follows (following_id);

-- A session may belong to a browser that nobody has signed in with yet, and says so by a null member.
CREATE TABLE sessions (
  sid TEXT PRIMARY KEY,
  sess TEXT NOT NULL,
  expire INTEGER NOT NULL,
  member_id TEXT
) STRICT;
CREATE INDEX sessions_expire ON sessions (expire);
CREATE INDEX sessions_member ON sessions (member_id) WHERE member_id IS NOT NULL;

CREATE TABLE conflicts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  category TEXT NOT NULL,
  total_votes INTEGER NOT NULL DEFAULT 0,
  her_votes INTEGER NOT NULL DEFAULT 0 CHECK (her_votes >= 0),
  his_votes INTEGER NOT NULL DEFAULT 0 CHECK (his_votes >= 0),
  comment_count INTEGER NOT NULL DEFAULT 0,
  trend_score REAL,
  polarity REAL CHECK (polarity BETWEEN 0 AND 1),
  today_votes INTEGER NOT NULL DEFAULT 0,
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
  taken_down_by TEXT CHECK ((taken_down_by IS NULL) = is_active),
  revealed_at INTEGER,
  submitted_at INTEGER NOT NULL,
  submitted_by TEXT NOT NULL,
  anonymous INTEGER NOT NULL DEFAULT 0 CHECK (anonymous IN (0, 1)),
  author_side TEXT NOT NULL CHECK (author_side IN ('her', 'his')),
  user_nickname TEXT NOT NULL,
  partner_nickname TEXT NOT NULL,
  user_pronouns TEXT,
  partner_pronouns TEXT,
  user_avatar_id TEXT NOT NULL,
  partner_avatar_id TEXT NOT NULL,
  her_face_image_url TEXT,
  his_face_image_url TEXT,
  tags TEXT NOT NULL DEFAULT '[]',
  title TEXT NOT NULL,
  his_side TEXT NOT NULL,
  her_side TEXT NOT NULL,
  serial INTEGER GENERATED ALWAYS AS (id) VIRTUAL,
  closeness REAL GENERATED ALWAYS AS (-polarity) VIRTUAL,
  CHECK (her_votes + his_votes = total_votes),
  CHECK ((polarity IS NULL) = (revealed_at IS NULL))
) STRICT;
CREATE INDEX conflicts_today ON conflicts (today_votes, total_votes, serial) WHERE is_active = 1;
CREATE INDEX conflicts_today_in_category ON conflicts (category, today_votes, total_votes, serial) WHERE is_active = 1;
CREATE INDEX conflicts_trending ON conflicts (trend_score, serial) WHERE is_active = 1 AND trend_score IS NOT NULL;
CREATE INDEX conflicts_trending_in_category ON conflicts (category, trend_score, serial) WHERE is_active = 1 AND trend_score IS NOT NULL;
CREATE INDEX conflicts_polarizing ON conflicts (closeness, total_votes, serial) WHERE is_active = 1 AND polarity IS NOT NULL;
CREATE INDEX conflicts_polarizing_in_category ON conflicts (category, closeness, total_votes, serial) WHERE is_active = 1 AND polarity IS NOT NULL;
CREATE INDEX conflicts_newest ON conflicts (serial) WHERE is_active = 1;
CREATE INDEX conflicts_newest_in_category ON conflicts (category, serial) WHERE is_active = 1;
CREATE INDEX conflicts_own ON conflicts (submitted_by, serial);
CREATE INDEX conflicts_public ON conflicts (submitted_by, serial) WHERE is_active = 1 AND anonymous = 0;

-- in_today: still counted in its conflict's today_votes; the sweep clears it.
CREATE TABLE votes (
  id INTEGER PRIMARY KEY,
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id),
  side TEXT NOT NULL CHECK (side IN ('her', 'his')),
  voted_at INTEGER NOT NULL,
  user_fingerprint TEXT NOT NULL,
  in_today INTEGER NOT NULL DEFAULT 1 CHECK (in_today IN (0, 1)),
  UNIQUE (conflict_id, user_fingerprint)
) STRICT;
CREATE INDEX votes_of_voter ON votes (user_fingerprint, voted_at);
CREATE INDEX votes_in_today ON votes (voted_at) WHERE in_today = 1;

CREATE TABLE comments (
  id TEXT PRIMARY KEY,
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id),
  author_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  avatar TEXT NOT NULL,
  posted_at INTEGER NOT NULL,
  is_visible INTEGER NOT NULL DEFAULT 1 CHECK (is_visible IN (0, 1)),
  content TEXT NOT NULL
) STRICT;
CREATE INDEX comments_newest ON comments (conflict_id, posted_at, id) WHERE is_visible = 1;
CREATE INDEX comments_author ON comments (author_id, conflict_id);

-- settled_at: when the operator has looked at it.
CREATE TABLE reports (
  id INTEGER PRIMARY KEY,
  item_kind TEXT NOT NULL CHECK (item_kind IN ('conflict', 'comment')),
  item_id TEXT NOT NULL,
  reporter_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  note TEXT,
  reported_at INTEGER NOT NULL,
  settled_at INTEGER,
  UNIQUE (item_kind, item_id, reporter_id)
) STRICT;
CREATE INDEX reports_open ON reports (item_kind, item_id) WHERE settled_at IS NULL;

-- Kept as long as the member is there.
CREATE TABLE operations (
  member_id TEXT NOT NULL,
  op_id TEXT NOT NULL,
  request TEXT NOT NULL,
  outcome TEXT NOT NULL,
  applied_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, op_id)
) STRICT;

-- due_at: when a worker may take it, which is run_at or the end of a worker's lease; null once done or given up, as is the payload.
CREATE TABLE jobs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  payload TEXT,
  run_at INTEGER NOT NULL,
  due_at INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  CHECK ((due_at IS NULL) = (payload IS NULL))
) STRICT;
CREATE INDEX jobs_due ON jobs (due_at) WHERE due_at IS NOT NULL;
`;
