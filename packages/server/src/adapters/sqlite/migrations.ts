import { ALERT_SCHEMA } from './alert-schema.ts';
import type { Database } from './database.ts';
import { DELETION_SCHEMA } from './deletion-schema.ts';
import { DIGEST_SCHEMA } from './digest-schema.ts';
import { DONE_JOBS_SCHEMA } from './done-jobs-schema.ts';
import { EMAIL_CHANGE_SCHEMA } from './email-change-schema.ts';
import { ENDED_JOBS_SCHEMA } from './ended-jobs-schema.ts';
import { FIRST_SCHEMA } from './first-schema.ts';
import { JOB_SCHEMA } from './job-schema.ts';
import { MODERATION_SCHEMA } from './moderation-schema.ts';
import { POINTS_SCHEMA } from './points-schema.ts';
import { PUSH_SCHEMA } from './push-schema.ts';
import { SEARCH_SCHEMA } from './search-schema.ts';
import { SESSION_SCHEMA } from './session-schema.ts';
import { SHARE_SCHEMA } from './share-schema.ts';
import { SIGN_IN_ATTEMPTS_SCHEMA } from './sign-in-attempts-schema.ts';

/** The scripts that lead from an empty file to the present schema; a new one is added at the end, and none is ever changed. */
const MIGRATIONS: readonly string[] = [
  FIRST_SCHEMA,
  SEARCH_SCHEMA,
  SHARE_SCHEMA,
  SESSION_SCHEMA,
  ALERT_SCHEMA,
  EMAIL_CHANGE_SCHEMA,
  DIGEST_SCHEMA,
  SIGN_IN_ATTEMPTS_SCHEMA,
  JOB_SCHEMA,
  DELETION_SCHEMA,
  MODERATION_SCHEMA,
  POINTS_SCHEMA,
  PUSH_SCHEMA,
  DONE_JOBS_SCHEMA,
  ENDED_JOBS_SCHEMA,
];

/** What `PRAGMA user_version` says of a database of the present schema. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Brings the database to the present schema, in one transaction; several processes may try at once. */
export const migrate = (database: Database): void =>
  database.write(() => {
    const version = versionOf(database);
    if (version > SCHEMA_VERSION) throw new Error(tooNew(version));
    for (const script of MIGRATIONS.slice(version)) database.execute(script);
    if (version < SCHEMA_VERSION) database.execute(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  });

const versionOf = (database: Database): number =>
  database.first<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;

const tooNew = (version: number): string =>
  `The database has schema version ${version}, but this program only knows versions up to ${SCHEMA_VERSION}. ` +
  'It was last used by a newer release: start that one, or restore a backup from before the upgrade.';
