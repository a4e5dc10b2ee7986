import type { Timestamp } from '@twosides/domain/kernel';
import type { PendingRegistration } from '@twosides/domain/model';
import { trusted } from 'mongoose';
import type { RegistrationRecord } from '../models/member-records.ts';
import type { Models } from '../models/models.ts';

type Registrations = Pick<Models, 'registrations'>;

export const findRegistration = async (
  { registrations }: Registrations,
  tokenHash: string,
): Promise<PendingRegistration | null> => {
  const record = await registrations.findOne({ tokenHash }).lean();
  return record && toRegistration(record);
};

export const findRegistrations = async (
  { registrations }: Registrations,
  email: string,
  now: Timestamp = 0,
): Promise<PendingRegistration[]> => {
  const records = await registrations
    .find({ email, used: false, expiresAt: trusted({ $gt: now }) })
    .sort({ _id: -1 })
    .limit(200)
    .lean();
  return records.map(toRegistration);
};

export const isPasskeyPending = async (
  { registrations }: Registrations,
  credentialId: string,
  now: Timestamp,
): Promise<boolean> =>
  (await registrations.exists({
    'passkey.credentialId': credentialId,
    used: false,
    expiresAt: trusted({ $gt: now }),
  })) !== null;

const toRegistration = (record: RegistrationRecord): PendingRegistration => ({
  tokenHash: record.tokenHash,
  email: record.email,
  memberId: record.userId,
  identity: record.identity ? { provider: record.identity.provider, subject: record.identity.subject } : null,
  passwordHash: record.passwordHash,
  passkey: record.passkey ?? null,
  browserHash: record.browserHash,
  returnTo: record.returnTo,
  used: record.used,
  createdAt: record.createdAt,
  expiresAt: record.expiresAt,
});
