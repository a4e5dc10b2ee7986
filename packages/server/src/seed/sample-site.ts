import { newMember, putMember } from '@twosides/domain/accounts';
import type { ConflictDraft } from '@twosides/domain/conflicts';
import type { MemberId, Timestamp } from '@twosides/domain/kernel';
import type { Stores } from '../adapters/stores.ts';
import type { SamplePerson } from '../samples/sample.ts';
import type { UseCases } from '../use-cases.ts';

export type SampleSite = {
  readonly useCases: UseCases;
  readonly stores: Stores;
  setNow(at: Timestamp): void;
};

export const sampleMember = ({ userNickname }: Pick<SamplePerson, 'userNickname'>): MemberId =>
  `sample-${plain(userNickname)}` as MemberId;

export const isJoined = async ({ stores }: SampleSite, person: SamplePerson): Promise<boolean> =>
  (await stores.accounts.findByEmail(emailOf(person))) !== null;

export const join = async ({ stores, useCases }: SampleSite, person: SamplePerson, at: Timestamp): Promise<void> => {
  const email = emailOf(person);
  const member = { ...newMember(sampleMember(person), email, at), emailVerified: true };
  await stores.accounts.changeAccount({ by: 'email', email }, null, () => ({
    writes: putMember(member, null),
    result: undefined,
  }));
  const onboarded = await useCases.completeOnboarding(member.id, person);
  if (!onboarded.ok) throw new Error(`The sample member ${person.userNickname} was refused: ${onboarded.error}`);
};

export const post = async ({ useCases }: SampleSite, by: MemberId, draft: ConflictDraft) => {
  const posted = await useCases.postConflict({ memberId: by, opId: null }, draft);
  if (!posted.ok) throw new Error(`The sample “${draft.title}” was refused: ${posted.error}`);
  return posted.value.outcome.id;
};

const emailOf = ({ userNickname }: SamplePerson): string => `${plain(userNickname)}@sample.invalid`;

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');
