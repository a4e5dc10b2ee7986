import type { MemberId } from '@twosides/domain/kernel';
import type { Passkey } from '@twosides/domain/model';
import { trusted } from 'mongoose';
import type { BatchHandlers, LaterHandlers } from '../kernel/write-handlers.ts';
import type { PasskeyRecord } from '../models/member-records.ts';
import type { Models } from '../models/models.ts';

type Passkeys = Pick<Models, 'passkeys'>;

export const findPasskey = async ({ passkeys }: Passkeys, credentialId: string): Promise<Passkey | null> => {
  const record = await passkeys.findOne({ credentialId }).lean();
  return record && toPasskey(record);
};

export const findPasskeys = async ({ passkeys }: Passkeys, memberId: MemberId): Promise<Passkey[]> => {
  const records = await passkeys.find({ memberId }).lean();
  return records.toSorted((a, b) => a.madeOn - b.madeOn).map(toPasskey);
};

export const findTakenPasskeys = async (
  { passkeys }: Passkeys,
  credentialIds: readonly string[],
): Promise<string[]> => {
  if (credentialIds.length === 0) return [];
  const found = await passkeys.find({ credentialId: trusted({ $in: credentialIds }) }, { credentialId: 1 }).lean();
  return found.map(({ credentialId }) => credentialId);
};

export const passkeyWrites = {
  'add-passkey': (batch, { passkey: { id, ...passkey } }, database) =>
    batch.insert(database.passkeys, { _id: id, ...passkey }),
  'use-passkey': (batch, { passkey: { id, counter, isSynced, lastUsedOn } }, database) =>
    batch.updateMany(database.passkeys, { _id: id }, { set: { counter, isSynced, lastUsedOn } }),
  'drop-passkeys': (batch, { memberId, id }, database) =>
    batch.deleteMany(database.passkeys, { memberId, ...(id !== 'all' && { _id: id }) }),
} satisfies Partial<BatchHandlers>;

export const passkeysLater = {
  'end-passkey-sessions': async (database, { memberId, passkeyId }) => {
    const started = { 'member.id': memberId, 'member.session.passkeyId': passkeyId };
    const ended = await database.sessions.find(started).lean();
    const sessionIds = ended.flatMap(({ member }) => (member ? [member.session.id] : []));
    await database.sessions.deleteMany(started);
    await database.pushSubscriptions.deleteMany({ memberId, sessionId: trusted({ $in: sessionIds }) });
  },
} satisfies Partial<LaterHandlers>;

const toPasskey = ({ _id, ...passkey }: PasskeyRecord): Passkey => ({ id: _id, ...passkey });
