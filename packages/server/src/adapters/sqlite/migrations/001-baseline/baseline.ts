import { checkOf, SECRETS_CHECK } from '../../../database-checks.ts';
import type { Migration } from '../migration.ts';
import { ALERTS } from './alerts.ts';
import { CONFLICTS } from './conflicts.ts';
import { DISCUSSION } from './discussion.ts';
import { MEMBERS } from './members.ts';
import { MODERATION } from './moderation.ts';
import { POINTS } from './points.ts';
import { SIGN_IN } from './sign-in.ts';
import { VOTES } from './votes.ts';

export const baseline: Migration = ({ database, secrets }) => {
  for (const script of [SERVER, MEMBERS, SIGN_IN, CONFLICTS, VOTES, DISCUSSION, POINTS, ALERTS, MODERATION])
    database.execute(script);
  database.insert('installation', { name: SECRETS_CHECK, value: checkOf(secrets) });
  database.insert('figures', { id: 1, publishedAt: 0, members: 0 });
};

const SERVER = `
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
`;
