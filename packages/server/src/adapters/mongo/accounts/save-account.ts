import type { AccountChanges, AccountState } from '@twosides/domain/accounts';
import type { MemberId, Secrets, Timestamp } from '@twosides/domain/kernel';
import type { Credential, MailToken, Member } from '@twosides/domain/model';
import { type ClientSession, trusted } from 'mongoose';
import { namesOf } from '../../hidden-author.ts';
import { enqueueJobs } from '../jobs/enqueue-jobs.ts';
import { toUserFields } from '../kernel/records.ts';
import type { Models } from '../models/models.ts';
import { claimVoice, endClaims } from '../voices/claim-voice.ts';
import { addIdentity, dropIdentities } from './identities.ts';
import { addRegistration, endRegistrations } from './registrations.ts';

/** Saves what a decision on an account has changed, the member first. */
export const saveAccount = async (
  models: Models,
  secrets: Secrets,
  state: AccountState,
  changes: AccountChanges,
  session: ClientSession,
): Promise<void> => {
  if (changes.deleteMember && state.member) {
    await deleteMember(models, secrets, state.member, changes.claimsEndAt ?? 0, session);
    await enqueueJobs(models, secrets, changes.jobs ?? [], session);
    return;
  }
  if (changes.member) await saveMember(models, changes.member, session);
  if (changes.member && isNewlyProven(changes.member, state.member))
    await claimVoice(models, secrets, changes.member, session);
  else if (state.member) await touchMember(models, state.member.id, session);

  const memberId = changes.member?.id ?? state.member?.id;
  if (memberId !== undefined) await saveBelongings(models, memberId, changes, session);
  if (changes.addIdentity) await addIdentity(models, changes.addIdentity, session);
  if (changes.token) await addToken(models, changes.token, session);
  if (changes.endRegistrations !== undefined) await endRegistrations(models, changes.endRegistrations, session);
  if (changes.addRegistration) await addRegistration(models, changes.addRegistration, session);
  if (changes.useToken && state.token) await markTokenUsed(models, state.token, session);
  await enqueueJobs(models, secrets, changes.jobs ?? [], session);
};

/** Anyone who has that address verified already has claimed its mailbox with it. */
const isNewlyProven = (member: Member, before: Member | null): boolean =>
  member.emailVerified && !(before?.emailVerified && before.id === member.id && before.email === member.email);

const saveMember = async ({ users }: Models, member: Member, session: ClientSession) => {
  const fields = toUserFields(member);
  await users.updateOne(
    { _id: member.id },
    {
      $set: fields,
      $inc: { revision: 1 },
      ...(fields.nicknameKey === undefined && { $unset: { nicknameKey: 1, nicknameSkeleton: 1 } }),
    },
    { session, upsert: true },
  );
};

/**
 * What is the member's alone, the member last: a sign-in or change that gets in between meets this in the member's
 * document.
 */
const deleteMember = async (
  models: Models,
  secrets: Secrets,
  { id, email }: Member,
  claimsEndAt: Timestamp,
  session: ClientSession,
) => {
  await models.sessions.deleteMany({ 'member.id': id }, { session });
  await models.userAuth.deleteMany({ userId: id }, { session });
  await models.accounts.deleteMany({ userId: id }, { session });
  for (const tokens of Object.values(models.tokens)) await tokens.deleteMany({ userId: id }, { session });
  await models.registrations.deleteMany({ email }, { session });
  await models.alerts.deleteMany({ recipient: trusted({ $in: [...namesOf(secrets, id)] }) }, { session });
  await models.alertPreferences.deleteMany({ memberId: id }, { session });
  await models.pushSubscriptions.deleteMany({ memberId: id }, { session });
  const user = await models.users.findOneAndDelete({ _id: id }, { session }).lean();
  if (user?.voice) await endClaims(models, user.voice, claimsEndAt, session);
};

/** The revision is where concurrent changes of one account meet, also when they write nothing else in common. */
export const touchMember = ({ users }: Pick<Models, 'users'>, id: MemberId, session: ClientSession) =>
  users.updateOne({ _id: id }, { $inc: { revision: 1 } }, { session });

const saveBelongings = async (
  models: Models,
  memberId: MemberId,
  { credential, dropIdentities: dropped, voidTokens, endSessions, conflictsShow }: AccountChanges,
  session: ClientSession,
) => {
  if (credential === null) await models.userAuth.deleteOne({ userId: memberId }, { session });
  else if (credential) await saveCredential(models, credential, session);
  if (dropped) await dropIdentities(models, dropped, memberId, session);
  for (const purpose of voidTokens ?? [])
    await models.tokens[purpose].updateMany({ userId: memberId, used: false }, { $set: { used: true } }, { session });
  if (endSessions) await endSessionsOf(models, memberId, session);
  if (conflictsShow)
    await models.conflicts.updateMany(
      { submittedBy: memberId, anonymous: false },
      { $set: conflictsShow },
      { session },
    );
};

/** In one step with what it is for: no session begins for a proof that is older. */
const endSessionsOf = async ({ users, sessions }: Models, memberId: MemberId, session: ClientSession) => {
  await users.updateOne({ _id: memberId }, { $inc: { sessionEpoch: 1 } }, { session });
  await sessions.deleteMany({ 'member.id': memberId }, { session });
};

const saveCredential = (
  { userAuth }: Models,
  { memberId, passwordHash, createdAt, updatedAt }: Credential,
  session: ClientSession,
) =>
  userAuth.updateOne({ userId: memberId }, { $set: { passwordHash, createdAt, updatedAt } }, { session, upsert: true });

const addToken = ({ tokens }: Models, { purpose, memberId, ...token }: MailToken, session: ClientSession) =>
  tokens[purpose].insertMany([{ ...token, userId: memberId }], { session });

const markTokenUsed = ({ tokens }: Models, { purpose, tokenHash }: MailToken, session: ClientSession) =>
  tokens[purpose].updateOne({ tokenHash }, { $set: { used: true } }, { session });
