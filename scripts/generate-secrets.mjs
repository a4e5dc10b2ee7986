// Writes the settings that production requires into a file, or prints them: `node scripts/generate-secrets.mjs .env`.
// All processes of an installation must use the same settings.
import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';

const file = process.argv[2];
if (file !== undefined && existsSync(file)) {
  console.error(`${file} is there already, and its HASH_SECRET must never change. Nothing was written.`);
  process.exit(1);
}

const vapid = createECDH('prime256v1');
vapid.generateKeys();
const operator = await askForOperator();
const secrets = {
  SESSION_KEYS: randomBytes(32).toString('base64url'),
  HASH_SECRET: randomBytes(32).toString('base64url'),
  VAPID_PUBLIC_KEY: vapid.getPublicKey('base64url'),
  // Padded to 32 bytes, because `getPrivateKey` omits leading zero bytes.
  VAPID_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32), vapid.getPrivateKey()])
    .subarray(-32)
    .toString('base64url'),
};
const lines = [
  ...(Object.values(operator).includes('') ? ['# To fill in: who runs the site, and an address that they read.'] : []),
  ...Object.entries(operator).map(([name, value]) => `${name}=${quoted(value)}`),
  '# Keep these with the backups, and never change HASH_SECRET: under another one everybody could vote again.',
  ...Object.entries(secrets).map(([name, value]) => `${name}=${value}`),
];
const text = `${lines.join('\n')}\n`;
if (file === undefined) process.stdout.write(text);
else {
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  const missing = Object.keys(operator).filter((name) => operator[/** @type {keyof typeof operator} */ (name)] === '');
  console.error(missing.length === 0 ? `Wrote ${file}.` : `Wrote ${file}. Fill in ${missing.join(' and ')} there.`);
}

async function askForOperator() {
  const { OPERATOR_NAME = '', CONTACT_EMAIL = '' } = process.env;
  if (!process.stdin.isTTY || !process.stderr.isTTY) return { OPERATOR_NAME, CONTACT_EMAIL };
  // The questions go to stderr, because stdout may be redirected into a file.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  terminal.on('SIGINT', () => process.exit(130));
  const answers = {
    OPERATOR_NAME: OPERATOR_NAME || (await terminal.question('Who runs the site (a person or organisation)? ')).trim(),
    CONTACT_EMAIL: CONTACT_EMAIL || (await terminal.question('An email address that they read? ')).trim(),
  };
  terminal.close();
  return answers;
}

/** Quotes a value so that Docker Compose and Node parse it alike. */
function quoted(/** @type {string} */ value) {
  if (/^[\w.@+-]*$/.test(value)) return value;
  if (!value.includes("'")) return `'${value}'`;
  return `"${value.replaceAll(/["$\\]/g, '')}"`;
}
