import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { describeOtherSecrets } from '../../behaviour/other-secrets.suite.ts';
import { openSqliteStores } from '../stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'twosides-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeOtherSecrets('SQLite', (secrets) =>
  openSqliteStores(join(folder, 'twosides.db'), secrets, { acceptsNewSecrets: true }),
);
