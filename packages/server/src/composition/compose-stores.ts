import { rmSync } from 'node:fs';
import { OtherSecrets } from '../adapters/database-checks.ts';
import { createSecrets } from '../adapters/secrets/secrets.ts';
import type { Stores } from '../adapters/stores.ts';
import type { Config } from './config.ts';
import { ConfigError, filesIn, pushKeysChanged, pushKeysLost, secretsChanged, secretsLost } from './config-secrets.ts';

/** @throws ConfigError if the database was made with another hash secret */
export const openStores = async (config: Config): Promise<Stores> => {
  const { mongodbUrl, dataDir, hashSecret, hashSecretOrigin, acceptsNewSecrets } = config;
  const secrets = createSecrets(hashSecret);
  try {
    if (mongodbUrl)
      return await (await import('../adapters/mongo/stores.ts')).openMongoStores(
        mongodbUrl,
        secrets,
        acceptsNewSecrets,
      );
    const { openSqliteStores } = await import('../adapters/sqlite/stores.ts');
    const { sqliteSync: sync, sqliteTemplate: template } = config;
    return await openSqliteStores(filesIn(dataDir).database, secrets, { sync, acceptsNewSecrets, template });
  } catch (error) {
    if (!(error instanceof OtherSecrets)) throw error;
    const { name, isNew } = hashSecretOrigin;
    if (!isNew) throw new ConfigError(secretsChanged(name));
    // This start created the file. Without the file, the next start reports again that the original file is lost.
    rmSync(name);
    throw new ConfigError(secretsLost(name));
  }
};

/** @throws ConfigError if devices subscribed with another key pair. Closes the stores before throwing. */
export const validatePushKeys = async ({ vapid, acceptsNewSecrets }: Config, stores: Stores): Promise<void> => {
  if (await stores.pushSubscriptions.ensurePublicKey(vapid.publicKey, acceptsNewSecrets)) return;
  await stores.close();
  const { name, isNew } = vapid.origin;
  if (!isNew) throw new ConfigError(pushKeysChanged(name));
  rmSync(name);
  throw new ConfigError(pushKeysLost(name));
};
