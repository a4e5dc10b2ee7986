import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto';
import type {
  CommentId,
  IdSource,
  MailboxId,
  MailboxKey,
  MemberId,
  Secrets,
  StampPurpose,
  Voter,
} from '@twosides/domain/kernel';

/**
 * `hashSecret` must never change: with another secret, everybody could vote again, and the unsubscribe links in earlier
 * mails would fail.
 */
export const createSecrets = (hashSecret: string): Secrets => {
  const keys = new Map<string, Buffer>();
  /** HKDF (RFC 5869): each purpose has an independent key. */
  const keyFor = (purpose: string): Buffer => {
    const known = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', hashSecret, '', purpose, 32));
    keys.set(purpose, known);
    return known;
  };
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  // The line break keeps these inputs apart from member ids, which `voterOf` hashes with the same secret.
  const stampOf = (purpose: StampPurpose | 'registration-code', text: string) =>
    hmac(hashSecret, `${purpose}\n${text}`);
  return {
    newLinkSecret: () => randomBytes(32).toString('base64url'),
    hashLinkSecret: (secret) => createHash('sha256').update(secret).digest('hex'),
    // 48 random bits make all of the 10^6 codes almost equally likely.
    codeOf: (tokenHash) =>
      String(stampOf('registration-code', tokenHash).readUIntBE(0, 6) % 1_000_000).padStart(6, '0'),
    newMailboxKey: () => randomBytes(32).toString('base64url') as MailboxKey,
    mailboxIdOf: (rows, mailboxKey) => hmac(keyFor(`mailbox id of ${rows}`), mailboxKey).toString('hex') as MailboxId,
    voterOf: (member) => hmac(hashSecret, member).toString('hex') as Voter,
    stampOf: (purpose, text) => stampOf(purpose, text).toString('base64url'),
    isStampOf: (purpose, text, stamp) => {
      const [expected, given] = [stampOf(purpose, text), Buffer.from(stamp, 'base64url')];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    seal: (text) => seal(keyFor('seal'), text),
    open: (sealed) => open(keyFor('seal'), sealed),
  };
};

const NONCE = 12;
const TAG = 16;

const seal = (key: Buffer, text: string): string => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
};

const open = (key: Buffer, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
};

export const ids: IdSource = {
  newMemberId: () => randomUUID() as MemberId,
  newPasskeyId: () => randomUUID(),
  newCommentId: (at) => uuidV7(at) as CommentId,
  randomInt: (below) => randomInt(below),
};

/** RFC 9562: 48 bits of milliseconds, then random bits. */
const uuidV7 = (at: number) => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
