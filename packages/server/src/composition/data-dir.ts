import { join } from 'node:path';

export const filesIn = (dataDir: string) => ({
  database: join(dataDir, 'twosides.sqlite'),
  secrets: join(dataDir, 'secrets.json'),
  vapid: join(dataDir, 'vapid.json'),
  mail: join(dataDir, 'mail'),
});
