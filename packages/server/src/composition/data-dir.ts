import { join } from 'node:path';

/** Paths of the files and folders in `DATA_DIR`. */
export const filesIn = (dataDir: string) => ({
  database: join(dataDir, 'twosides.sqlite'),
  secrets: join(dataDir, 'secrets.json'),
  vapid: join(dataDir, 'vapid.json'),
  mail: join(dataDir, 'mail'),
});
