CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE jobs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  queue TEXT NOT NULL,
  payload TEXT,
  run_at INTEGER NOT NULL,
  due_at INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  unsettled INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  CHECK ((due_at IS NULL) = (payload IS NULL))
) STRICT;
CREATE INDEX jobs_due ON jobs (queue, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX jobs_ended ON jobs (run_at) WHERE due_at IS NULL;
CREATE INDEX jobs_failed ON jobs (id) WHERE due_at IS NULL AND last_error IS NOT NULL;

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  email_verified INTEGER NOT NULL DEFAULT 0 CHECK (email_verified IN (0, 1)),
  email_updates INTEGER NOT NULL DEFAULT 0 CHECK (email_updates IN (0, 1)),
  onboarding_completed INTEGER NOT NULL DEFAULT 0 CHECK (onboarding_completed IN (0, 1)),
  session_epoch INTEGER NOT NULL DEFAULT 0,
  mailbox_key TEXT,
  first_name TEXT,
  last_name TEXT,
  profile_image_url TEXT,
  user_nickname TEXT,
  nickname_key TEXT CHECK ((nickname_key IS NULL) = (user_nickname IS NULL)),
  confusable_key TEXT CHECK ((confusable_key IS NULL) = (user_nickname IS NULL)),
  user_pronouns TEXT,
  user_avatar_id TEXT,
  partner_nickname TEXT,
  partner_pronouns TEXT,
  partner_avatar_id TEXT,
  relationship_label TEXT,
  shows_partner INTEGER NOT NULL DEFAULT 0 CHECK (shows_partner IN (0, 1)),
  bio TEXT,
  devices TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(devices)),
  followers_count INTEGER NOT NULL DEFAULT 0 CHECK (followers_count >= 0),
  following_count INTEGER NOT NULL DEFAULT 0 CHECK (following_count >= 0),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX users_nickname ON users (nickname_key) WHERE nickname_key IS NOT NULL;
CREATE UNIQUE INDEX users_confusable_key ON users (confusable_key) WHERE confusable_key IS NOT NULL;
CREATE INDEX users_subscribed ON users (id) WHERE email_updates = 1 AND email_verified = 1;
CREATE INDEX users_mailbox_key ON users (mailbox_key) WHERE mailbox_key IS NOT NULL;

CREATE TABLE figures (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  published_at INTEGER NOT NULL,
  members INTEGER NOT NULL
) STRICT;
CREATE TRIGGER members_insert AFTER INSERT ON users WHEN new.nickname_key IS NOT NULL BEGIN
  UPDATE figures SET members = members + 1;
END;
CREATE TRIGGER members_update AFTER UPDATE OF nickname_key ON users
WHEN (old.nickname_key IS NULL) <> (new.nickname_key IS NULL) BEGIN
  UPDATE figures SET members = members + iif(new.nickname_key IS NULL, -1, 1);
END;
CREATE TRIGGER members_delete AFTER DELETE ON users WHEN old.nickname_key IS NOT NULL BEGIN
  UPDATE figures SET members = members - 1;
END;

CREATE TABLE follows (
  id INTEGER PRIMARY KEY,
  follower_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  following_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  UNIQUE (follower_id, following_id),
  CHECK (follower_id <> following_id)
) STRICT;
CREATE INDEX follows_following ON follows (following_id);
CREATE TRIGGER follows_insert AFTER INSERT ON follows BEGIN
  UPDATE users SET followers_count = followers_count + 1 WHERE id = new.following_id;
  UPDATE users SET following_count = following_count + 1 WHERE id = new.follower_id;
END;
CREATE TRIGGER follows_delete AFTER DELETE ON follows BEGIN
  UPDATE users SET followers_count = followers_count - 1 WHERE id = old.following_id;
  UPDATE users SET following_count = following_count - 1 WHERE id = old.follower_id;
END;

CREATE TABLE relations (
  member_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  other_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  muted INTEGER NOT NULL CHECK (muted IN (0, 1)),
  blocked INTEGER NOT NULL CHECK (blocked IN (0, 1)),
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, other_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX relations_latest ON relations (member_id, at);
CREATE INDEX relations_other ON relations (other_id);

CREATE TABLE user_auth (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  password_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

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

CREATE TABLE email_verification_tokens (
  id INTEGER PRIMARY KEY,
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  provider TEXT,
  provider_account_id TEXT CHECK ((provider_account_id IS NULL) = (provider IS NULL)),
  password_hash TEXT,
  browser_hash TEXT,
  return_to TEXT,
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX email_verification_tokens_user ON email_verification_tokens (user_id);
CREATE INDEX email_verification_tokens_expiry ON email_verification_tokens (expires_at);
CREATE INDEX email_verification_tokens_email ON email_verification_tokens (email, used);

CREATE TABLE sign_in_tokens (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  return_to TEXT,
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sign_in_tokens_user ON sign_in_tokens (user_id);
CREATE INDEX sign_in_tokens_expiry ON sign_in_tokens (expires_at);

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

CREATE TABLE email_change_tokens (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX email_change_tokens_user ON email_change_tokens (user_id);
CREATE INDEX email_change_tokens_expiry ON email_change_tokens (expires_at);

CREATE TABLE email_undo_tokens (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX email_undo_tokens_user ON email_undo_tokens (user_id);
CREATE INDEX email_undo_tokens_expiry ON email_undo_tokens (expires_at);

CREATE INDEX email_undo_tokens_email ON email_undo_tokens (email, used);

CREATE TABLE sign_in_attempts (
  attempt_key TEXT PRIMARY KEY,
  attempt TEXT NOT NULL,
  expire INTEGER NOT NULL
) STRICT;
CREATE INDEX sign_in_attempts_expire ON sign_in_attempts (expire);

-- A session without a member belongs to a visitor.
CREATE TABLE sessions (
  sid TEXT PRIMARY KEY,
  sess TEXT NOT NULL,
  expire INTEGER NOT NULL,
  member_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  public_id TEXT CHECK ((public_id IS NULL) = (member_id IS NULL)),
  device TEXT CHECK ((device IS NULL) = (member_id IS NULL)),
  created_at INTEGER CHECK ((created_at IS NULL) = (member_id IS NULL)),
  last_seen_at INTEGER CHECK ((last_seen_at IS NULL) = (member_id IS NULL))
) STRICT;
CREATE INDEX sessions_expire ON sessions (expire);
CREATE UNIQUE INDEX sessions_member ON sessions (member_id, public_id) WHERE member_id IS NOT NULL;

-- Texts stand last: SQLite reads a row from its start, and lists need only what comes before them.
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
  review TEXT,
  is_closed INTEGER NOT NULL DEFAULT 0 CHECK (is_closed IN (0, 1)),
  rests INTEGER NOT NULL DEFAULT 0 CHECK (rests IN (0, 1)),
  care TEXT NOT NULL,
  votes_wait INTEGER NOT NULL DEFAULT 0 CHECK (votes_wait IN (0, 1)),
  unusual_on INTEGER,
  unusual_seen_at INTEGER,
  revealed_at INTEGER,
  submitted_at INTEGER NOT NULL,
  -- An anonymous author is known by an HMAC and a sealed id instead.
  submitted_by TEXT,
  author_key TEXT CHECK (author_key IS NULL OR submitted_by IS NULL),
  author_sealed TEXT CHECK ((author_sealed IS NULL) = (author_key IS NULL)),
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
  update_count INTEGER NOT NULL DEFAULT 0,
  notified_at INTEGER,
  ended_at INTEGER,
  asked_days INTEGER NOT NULL DEFAULT 0,
  votes_helped TEXT,
  tags TEXT NOT NULL DEFAULT '[]',
  content_notes TEXT NOT NULL DEFAULT '[]',
  text_version INTEGER NOT NULL DEFAULT 1 CHECK (text_version >= 1),
  title TEXT NOT NULL,
  his_excerpt TEXT NOT NULL,
  her_excerpt TEXT NOT NULL,
  history TEXT NOT NULL,
  his_side TEXT NOT NULL,
  her_side TEXT NOT NULL,
  -- What lists are ordered by.
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
CREATE INDEX conflicts_ended ON conflicts (ended_at, serial) WHERE is_active = 1 AND ended_at IS NOT NULL;
CREATE INDEX conflicts_ended_in_category ON conflicts (category, ended_at, serial)
  WHERE is_active = 1 AND ended_at IS NOT NULL;
CREATE INDEX conflicts_own ON conflicts (submitted_by, serial);
CREATE INDEX conflicts_public ON conflicts (submitted_by, serial) WHERE is_active = 1 AND anonymous = 0;
CREATE INDEX conflicts_anonymous ON conflicts (author_key, serial) WHERE author_key IS NOT NULL;
CREATE INDEX conflicts_revealed ON conflicts (revealed_at, submitted_at) WHERE is_active = 1 AND revealed_at IS NOT NULL;
CREATE INDEX conflicts_waiting ON conflicts (votes_wait) WHERE votes_wait = 1;
CREATE INDEX conflicts_unusual ON conflicts (unusual_on) WHERE unusual_on IS NOT NULL;
CREATE INDEX conflicts_to_ask ON conflicts (submitted_at, serial) WHERE is_active = 1 AND total_votes >= 10;
CREATE INDEX conflicts_helped ON conflicts (votes_helped) WHERE is_active = 1 AND votes_helped IS NOT NULL;

-- The terms of conflicts that anyone may read, separated by spaces. Each beginning of a term up to 8 characters is an
-- entry of its own. 'secure-delete' overwrites the terms that leave the index.
CREATE VIRTUAL TABLE conflicts_text USING fts5(
  title, body, tokenize = 'ascii', detail = 'column', prefix = '1 2 3 4 5 6 7 8'
);
INSERT INTO conflicts_text (conflicts_text, rank) VALUES ('secure-delete', 1);

CREATE TABLE category_figures (
  category TEXT PRIMARY KEY,
  conflicts INTEGER NOT NULL,
  votes INTEGER NOT NULL,
  comments INTEGER NOT NULL,
  revealed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TRIGGER category_figures_insert AFTER INSERT ON conflicts WHEN new.is_active = 1 AND coalesce(new.review, 'kept') = 'kept' BEGIN
  INSERT INTO category_figures
    VALUES (new.category, 1, new.total_votes, new.comment_count, new.revealed_at IS NOT NULL)
  ON CONFLICT (category) DO UPDATE SET conflicts = conflicts + 1, votes = votes + excluded.votes,
    comments = comments + excluded.comments, revealed = revealed + excluded.revealed;
END;
CREATE TRIGGER category_figures_update
AFTER UPDATE OF category, is_active, review, total_votes, comment_count, revealed_at ON conflicts BEGIN
  UPDATE category_figures SET conflicts = conflicts - 1, votes = votes - old.total_votes,
    comments = comments - old.comment_count, revealed = revealed - (old.revealed_at IS NOT NULL)
  WHERE category = old.category AND old.is_active = 1 AND coalesce(old.review, 'kept') = 'kept';
  INSERT INTO category_figures
    SELECT new.category, 1, new.total_votes, new.comment_count, new.revealed_at IS NOT NULL
    WHERE new.is_active = 1 AND coalesce(new.review, 'kept') = 'kept'
  ON CONFLICT (category) DO UPDATE SET conflicts = conflicts + 1, votes = votes + excluded.votes,
    comments = comments + excluded.comments, revealed = revealed + excluded.revealed;
END;
CREATE TRIGGER category_figures_delete AFTER DELETE ON conflicts WHEN old.is_active = 1 AND coalesce(old.review, 'kept') = 'kept' BEGIN
  UPDATE category_figures SET conflicts = conflicts - 1, votes = votes - old.total_votes,
    comments = comments - old.comment_count, revealed = revealed - (old.revealed_at IS NOT NULL)
  WHERE category = old.category;
END;

CREATE TABLE todays_five (
  day INTEGER PRIMARY KEY CHECK (day % 86400000 = 0),
  conflict_ids TEXT NOT NULL
) STRICT;

CREATE TABLE shares (
  id INTEGER PRIMARY KEY,
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  sharer TEXT NOT NULL,
  shared_at INTEGER NOT NULL,
  UNIQUE (conflict_id, channel, sharer)
) STRICT;
CREATE INDEX shares_of_conflict ON shares (conflict_id, shared_at);
CREATE INDEX shares_age ON shares (shared_at);

CREATE TABLE updates (
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id) ON DELETE CASCADE,
  number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 5),
  ending TEXT NOT NULL,
  votes_helped TEXT,
  text TEXT NOT NULL,
  notified_at INTEGER NOT NULL,
  saw_split INTEGER NOT NULL,
  for_stories INTEGER NOT NULL,
  taken_down_by TEXT,
  review TEXT,
  PRIMARY KEY (conflict_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX updates_stories ON updates (notified_at, conflict_id, number) WHERE for_stories = 1 AND text <> '';

CREATE TABLE update_follows (
  member_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id) ON DELETE CASCADE,
  since INTEGER NOT NULL CHECK (since % 86400000 = 0),
  PRIMARY KEY (member_id, conflict_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX update_follows_of_conflict ON update_follows (conflict_id, member_id);

CREATE TABLE mailbox_keys (
  mailbox TEXT PRIMARY KEY,
  mailbox_key TEXT NOT NULL,
  ends_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX mailbox_keys_of_mailbox_key ON mailbox_keys (mailbox_key);
CREATE INDEX mailbox_keys_ending ON mailbox_keys (ends_at) WHERE ends_at IS NOT NULL;

CREATE TABLE votes (
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id),
  mailbox_id TEXT NOT NULL,
  voter_ref TEXT NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('her', 'his')),
  voted_at INTEGER NOT NULL CHECK (voted_at % 86400000 = 0),
  first_side TEXT NOT NULL CHECK (first_side IN ('her', 'his')),
  is_blind INTEGER NOT NULL DEFAULT 0 CHECK (is_blind IN (0, 1)),
  is_reading INTEGER NOT NULL DEFAULT 0 CHECK (is_reading IN (0, 1)),
  side_when_seen TEXT CHECK (side_when_seen IN ('her', 'his')),
  guess INTEGER,
  established INTEGER NOT NULL CHECK (established IN (0, 1)),
  network TEXT,
  is_excluded INTEGER NOT NULL DEFAULT 0 CHECK (is_excluded IN (0, 1)),
  PRIMARY KEY (conflict_id, mailbox_id),
  UNIQUE (conflict_id, voter_ref)
) STRICT, WITHOUT ROWID;
CREATE INDEX votes_of_voter ON votes (voter_ref, voted_at, conflict_id);
CREATE INDEX votes_of_conflict ON votes (conflict_id, voted_at);
CREATE INDEX votes_of_mailbox_key ON votes (mailbox_id);
CREATE INDEX votes_guesses ON votes (voter_ref, conflict_id, guess, first_side) WHERE guess IS NOT NULL;
CREATE INDEX votes_of_network ON votes (conflict_id, network) WHERE network IS NOT NULL;
CREATE INDEX votes_with_network ON votes (voted_at) WHERE network IS NOT NULL;
CREATE INDEX votes_excluded ON votes (conflict_id) WHERE is_excluded = 1;

CREATE TABLE today_votes (
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id),
  hour INTEGER NOT NULL CHECK (hour % 3600000 = 0),
  votes INTEGER NOT NULL CHECK (votes >= 0),
  PRIMARY KEY (conflict_id, hour)
) STRICT, WITHOUT ROWID;
CREATE INDEX today_votes_hour ON today_votes (hour);

CREATE TABLE operations (
  actor TEXT NOT NULL,
  op_id TEXT NOT NULL,
  request TEXT NOT NULL,
  made TEXT,
  applied_on INTEGER NOT NULL CHECK (applied_on % 86400000 = 0),
  PRIMARY KEY (actor, op_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE comments (
  id TEXT PRIMARY KEY,
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id),
  -- Under the pseudonym of an anonymous conflict, an HMAC and a sealed id instead.
  author_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  author_key TEXT CHECK (author_key IS NULL OR author_id IS NULL),
  author_sealed TEXT CHECK ((author_sealed IS NULL) = (author_key IS NULL)),
  avatar TEXT NOT NULL,
  posted_at INTEGER NOT NULL,
  is_visible INTEGER NOT NULL DEFAULT 1 CHECK (is_visible IN (0, 1)),
  taken_down_by TEXT,
  review TEXT,
  hidden_by_author INTEGER NOT NULL DEFAULT 0 CHECK (hidden_by_author IN (0, 1)),
  helpful_count INTEGER NOT NULL DEFAULT 0 CHECK (helpful_count >= 0),
  content TEXT NOT NULL,
  tells TEXT
) STRICT;
CREATE INDEX comments_newest ON comments (conflict_id, posted_at, id) WHERE is_visible = 1;
CREATE INDEX comments_author ON comments (author_id, conflict_id);
CREATE INDEX comments_disguised ON comments (author_key, conflict_id) WHERE author_key IS NOT NULL;
CREATE INDEX comments_telling ON comments (posted_at) WHERE tells IS NOT NULL;
CREATE INDEX comments_waiting ON comments (posted_at, id) WHERE taken_down_by = 'rest';
CREATE INDEX comments_waiting_under ON comments (conflict_id, posted_at, id) WHERE taken_down_by = 'rest';

CREATE TABLE helpful_marks (
  comment_id TEXT NOT NULL REFERENCES comments (id) ON DELETE CASCADE,
  mailbox_id TEXT NOT NULL,
  marked_by TEXT NOT NULL,
  PRIMARY KEY (comment_id, mailbox_id),
  UNIQUE (comment_id, marked_by)
) STRICT, WITHOUT ROWID;
CREATE INDEX helpful_marks_of_member ON helpful_marks (marked_by);
CREATE INDEX helpful_marks_of_mailbox_key ON helpful_marks (mailbox_id);

CREATE TABLE points (
  id INTEGER PRIMARY KEY,
  member_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('vote', 'comment', 'helpful-comment', 'post', 'streak')),
  points INTEGER NOT NULL,
  day INTEGER NOT NULL,
  source_key TEXT NOT NULL,
  item_kind TEXT CHECK (item_kind IN ('conflict', 'comment')),
  item_id TEXT CHECK ((item_id IS NULL) = (item_kind IS NULL)),
  is_counted INTEGER NOT NULL DEFAULT 1 CHECK (is_counted IN (0, 1)),
  UNIQUE (member_id, source_key)
) STRICT;
CREATE INDEX points_item ON points (item_kind, item_id) WHERE item_id IS NOT NULL;

-- What others see of a score moves in batches. waits: it has changed since, and is part of the next batch or of the
-- one being published now.
CREATE TABLE scores (
  id INTEGER PRIMARY KEY,
  member_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  span TEXT NOT NULL CHECK (span IN ('all', 'week', 'day')),
  start INTEGER NOT NULL,
  points INTEGER NOT NULL DEFAULT 0,
  votes INTEGER NOT NULL DEFAULT 0,
  conflicts INTEGER NOT NULL DEFAULT 0,
  comments INTEGER NOT NULL DEFAULT 0,
  helpful_comments INTEGER NOT NULL DEFAULT 0,
  is_first INTEGER NOT NULL DEFAULT 0 CHECK (is_first IN (0, 1)),
  streak_days INTEGER,
  streak_longest INTEGER,
  streak_last_day INTEGER,
  public_points INTEGER NOT NULL DEFAULT 0,
  public_votes INTEGER NOT NULL DEFAULT 0,
  public_conflicts INTEGER NOT NULL DEFAULT 0,
  public_comments INTEGER NOT NULL DEFAULT 0,
  public_helpful_comments INTEGER NOT NULL DEFAULT 0,
  public_streak_days INTEGER,
  public_streak_longest INTEGER,
  public_streak_last_day INTEGER,
  waits TEXT CHECK (waits IN ('next', 'now')),
  UNIQUE (member_id, span, start)
) STRICT;
CREATE INDEX scores_board ON scores (span, start, public_points, member_id);
CREATE INDEX scores_first ON scores (start) WHERE is_first = 1;
CREATE INDEX scores_waiting ON scores (waits, span, start) WHERE waits IS NOT NULL;

-- The recipient may be an anonymous author's HMAC.
CREATE TABLE alerts (
  recipient TEXT NOT NULL,
  topic TEXT NOT NULL,
  subject TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count > 0),
  at INTEGER NOT NULL,
  is_read INTEGER NOT NULL CHECK (is_read IN (0, 1)),
  PRIMARY KEY (recipient, topic)
) STRICT, WITHOUT ROWID;
CREATE INDEX alerts_newest ON alerts (recipient, at, topic);
CREATE INDEX alerts_unread ON alerts (recipient) WHERE is_read = 0;
CREATE INDEX alerts_age ON alerts (at);
CREATE INDEX alerts_topic ON alerts (topic);

CREATE TABLE alert_preferences (
  member_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  preferences TEXT NOT NULL,
  reveals_read TEXT,
  mails TEXT
) STRICT;

CREATE TABLE push_subscriptions (
  id TEXT PRIMARY KEY,
  member_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  session_id TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL
) STRICT;
CREATE INDEX push_subscriptions_member ON push_subscriptions (member_id, last_seen_at);
CREATE TRIGGER push_subscriptions_end AFTER DELETE ON sessions WHEN old.member_id IS NOT NULL BEGIN
  DELETE FROM push_subscriptions WHERE member_id = old.member_id AND session_id = old.public_id;
END;

CREATE TABLE reports (
  item_kind TEXT NOT NULL CHECK (item_kind IN ('conflict', 'comment', 'update')),
  item_id TEXT NOT NULL,
  mailbox_id TEXT NOT NULL,
  reporter_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  note TEXT,
  weighs INTEGER NOT NULL CHECK (weighs IN (0, 1)),
  reported_at INTEGER NOT NULL CHECK (reported_at % 86400000 = 0),
  settled_at INTEGER,
  agreed INTEGER CHECK (agreed IN (0, 1)),
  collapsed_on INTEGER CHECK (collapsed_on % 86400000 = 0),
  PRIMARY KEY (item_kind, item_id, mailbox_id),
  UNIQUE (item_kind, item_id, reporter_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX reports_open ON reports (item_kind, item_id) WHERE settled_at IS NULL;
CREATE INDEX reports_of_member ON reports (reporter_id);
CREATE INDEX reports_of_mailbox_key ON reports (mailbox_id, reported_at);

CREATE TABLE report_addresses (
  id TEXT PRIMARY KEY,
  sealed TEXT NOT NULL,
  day INTEGER NOT NULL CHECK (day % 86400000 = 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX report_addresses_by_day ON report_addresses (day);

CREATE TABLE moderators (member_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;

CREATE TABLE case_claims (
  item_kind TEXT NOT NULL,
  item_id TEXT NOT NULL,
  claimed_by TEXT NOT NULL,
  until INTEGER NOT NULL,
  PRIMARY KEY (item_kind, item_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE rulings (
  id TEXT PRIMARY KEY,
  item_kind TEXT NOT NULL CHECK (item_kind IN ('conflict', 'comment', 'update')),
  item_id TEXT NOT NULL,
  verdict TEXT NOT NULL,
  effect TEXT NOT NULL,
  ground TEXT NOT NULL,
  facts TEXT NOT NULL,
  notes TEXT,
  suspension TEXT,
  appeal_of TEXT,
  appeal_side TEXT CHECK ((appeal_side IS NULL) = (appeal_of IS NULL)),
  ruled_by TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX rulings_item ON rulings (item_kind, item_id, at);
CREATE UNIQUE INDEX rulings_answer ON rulings (appeal_of, appeal_side) WHERE appeal_of IS NOT NULL;
CREATE TRIGGER rulings_stand BEFORE UPDATE ON rulings BEGIN SELECT RAISE(ABORT, 'A ruling stands'); END;
CREATE TRIGGER rulings_stay BEFORE DELETE ON rulings BEGIN SELECT RAISE(ABORT, 'A ruling stays'); END;

CREATE TABLE appeals (
  ruling_id TEXT NOT NULL REFERENCES rulings (id),
  side TEXT NOT NULL CHECK (side IN ('author', 'reporter')),
  item_kind TEXT NOT NULL,
  item_id TEXT NOT NULL,
  words TEXT NOT NULL,
  at INTEGER NOT NULL,
  is_open INTEGER NOT NULL,
  PRIMARY KEY (ruling_id, side)
) STRICT, WITHOUT ROWID;
CREATE INDEX appeals_open ON appeals (at, ruling_id, side) WHERE is_open = 1;
CREATE INDEX appeals_item ON appeals (item_kind, item_id);

-- Each under an HMAC that leads to nobody.
CREATE TABLE suspensions (id TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE exclusions (
  id TEXT PRIMARY KEY,
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id),
  act TEXT NOT NULL,
  votes INTEGER NOT NULL,
  networks INTEGER NOT NULL,
  facts TEXT NOT NULL,
  acted_by TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX exclusions_of_conflict ON exclusions (conflict_id, at);
CREATE INDEX exclusions_by_time ON exclusions (at);
CREATE TRIGGER exclusions_stand BEFORE UPDATE ON exclusions BEGIN SELECT RAISE(ABORT, 'An act stands'); END;
CREATE TRIGGER exclusions_stay BEFORE DELETE ON exclusions BEGIN SELECT RAISE(ABORT, 'An act stays'); END;

-- One row for each month that is over.
CREATE TABLE transparency (
  month INTEGER PRIMARY KEY,
  reported INTEGER NOT NULL,
  restricted INTEGER NOT NULL,
  by_machine INTEGER NOT NULL,
  appealed INTEGER NOT NULL,
  reversed INTEGER NOT NULL,
  excluded INTEGER NOT NULL
) STRICT;
