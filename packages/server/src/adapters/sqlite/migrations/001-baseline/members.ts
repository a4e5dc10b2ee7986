export const MEMBERS = `
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
`;
