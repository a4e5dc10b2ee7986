import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Secrets } from '@twosides/domain/kernel';
import { checkOf, SECRETS_CHECK } from '../../database-checks.ts';
import { migrate } from '../migrations/migrate.ts';
import { openDatabase } from './database.ts';

export const migratedTemplate = (secrets: Secrets): Uint8Array => {
  migrated ??= migratedUnder(secrets);
  const copy = new DatabaseSync(':memory:');
  copy.deserialize(migrated);
  copy.prepare('UPDATE installation SET value = ? WHERE name = ?').run(checkOf(secrets), SECRETS_CHECK);
  const bytes = copy.serialize();
  copy.close();
  return bytes;
};

let migrated: Uint8Array | undefined;

const migratedUnder = (secrets: Secrets): Uint8Array => {
  const folder = mkdtempSync(join(tmpdir(), 'twosides-template-'));
  try {
    const database = openDatabase(':memory:');
    migrate(database, secrets);
    database.execute(`VACUUM INTO '${join(folder, 'template.sqlite')}'`);
    database.close();
    return readFileSync(join(folder, 'template.sqlite'));
  } finally {
    rmSync(folder, { recursive: true });
  }
};
