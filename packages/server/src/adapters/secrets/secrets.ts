import { createHash, createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { CommentId, Fingerprint, IdSource, MemberId, Secrets, StampPurpose } from '@twosides/domain';

/** @param fingerprintSecret is never changed: under another one everybody could vote again, and no mailed link would unsubscribe */
export const createSecrets = (fingerprintSecret: string): Secrets => {
  // No member's id has a line break, so that a stamp is never a fingerprint.
  const stampOf = (purpose: StampPurpose, text: string) =>
    createHmac('sha256', fingerprintSecret).update(`${purpose}\n${text}`).digest();
  return {
    newLinkSecret: () => randomBytes(32).toString('base64url'),
    hashLinkSecret: (secret) => createHash('sha256').update(secret).digest('hex'),
    fingerprintOf: (member) => createHmac('sha256', fingerprintSecret).update(member).digest('hex') as Fingerprint,
    stampOf: (purpose, text) => stampOf(purpose, text).toString('base64url'),
    isStampOf: (purpose, text, stamp) => {
      const [expected, given] = [stampOf(purpose, text), Buffer.from(stamp, 'base64url')];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
};

export const ids: IdSource = {
  newMemberId: () => randomUUID() as MemberId,
  newCommentId: (at) => uuidV7(at) as CommentId,
  randomInt: (below) => randomInt(below),
};

/** RFC 9562: 48 bits of milliseconds, then chance. */
const uuidV7 = (at: number) => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
