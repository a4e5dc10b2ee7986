import type { Migration } from './migration.ts';

export const passkeys: Migration = async ({ database }) => {
  await database.collection('passkeys').createIndexes([
    { name: 'credential', key: { credentialId: 1 }, unique: true },
    { name: 'by_member', key: { memberId: 1 } },
  ]);
  await database
    .collection('sessions')
    .updateMany({ member: { $exists: true }, 'member.session.provenAt': { $exists: false } }, [
      { $set: { 'member.session.provenAt': '$member.session.createdAt', 'member.session.passkeyId': null } },
    ]);
  const registrations = database.collection('email_verification_tokens');
  await registrations.updateMany({ passkey: { $exists: false } }, { $set: { passkey: null } });
  await registrations.createIndex(
    { 'passkey.credentialId': 1 },
    { name: 'by_passkey', partialFilterExpression: { 'passkey.credentialId': { $exists: true } } },
  );
};
