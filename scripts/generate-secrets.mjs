// Prints the secrets that production requires, one set for all processes of an installation:
//
//   node scripts/generate-secrets.mjs > .env
import { createECDH, randomBytes } from 'node:crypto';

const vapid = createECDH('prime256v1');
vapid.generateKeys();

const secrets = {
  SESSION_KEYS: randomBytes(32).toString('base64url'),
  FINGERPRINT_SECRET: randomBytes(32).toString('base64url'),
  VAPID_PUBLIC_KEY: vapid.getPublicKey('base64url'),
  // The number may have leading zero bytes, which getPrivateKey leaves out.
  VAPID_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32), vapid.getPrivateKey()])
    .subarray(-32)
    .toString('base64url'),
};
for (const [name, value] of Object.entries(secrets)) console.log(`${name}=${value}`);
