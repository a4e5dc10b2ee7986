import type { AccountStore, PasswordHasher } from '../accounts/accounts.port.ts';
import { isStillProven, type ProofError, proveMember } from '../accounts/passwords.ts';
import { deleteMember } from '../accounts/put-member.rule.ts';
import type { ConflictStore } from '../conflicts/conflict-store.port.ts';
import { putConflict, staysUp, withoutAuthor } from '../conflicts/standing.rule.ts';
import { RetryLater, type StopSignal } from '../jobs/deliver-jobs.ts';
import { mailJob } from '../jobs/job-terms.rule.ts';
import { type Clock, err, type MemberId, ok, type Result, type Secrets } from '../kernel/index.ts';
import type { Conflict, ConflictsFate, JobOf, MemberSession, Write } from '../model/index.ts';
import { enqueue, unchanged } from '../model/index.ts';
import type { ConflictReader } from '../reading/reading.port.ts';
import type { DataOwner, PersonalDataStore } from './personal-data-store.port.ts';

export type DeleteAccountError = ProofError | 'sign-in-again';

const BATCH = 500;

type Needs = { accounts: AccountStore; hasher: PasswordHasher; secrets: Secrets; clock: Clock };

/** Immediately frees the address and the nickname. The job `erase-member` erases the other data later. */
export const deleteAccount =
  ({ accounts, hasher, secrets, clock }: Needs) =>
  async (
    id: MemberId,
    password: string | null,
    conflicts: ConflictsFate,
    session: MemberSession,
  ): Promise<Result<null, DeleteAccountError>> => {
    const proven = await proveMember({ accounts, hasher, clock }, id, password, session);
    if (!proven.ok) return proven;
    const [now, occasion] = [clock(), secrets.newLinkSecret()];
    return accounts.changeAccount<Result<null, DeleteAccountError>>({ by: 'id', id }, null, (state) => {
      const { member } = state;
      if (member === null || !isStillProven(proven.value, state)) return unchanged(err('authentication-required'));
      return {
        writes: [
          ...deleteMember(member, conflicts, now),
          enqueue(mailJob({ template: 'account-deleted', to: member.email }, occasion, now)),
        ],
        result: ok(null),
      };
    });
  };

type EraseNeeds = {
  conflicts: ConflictStore;
  reading: ConflictReader;
  personalData: PersonalDataStore;
  secrets: Secrets;
};

export const eraseMember =
  (needs: EraseNeeds) =>
  async ({ memberId, conflicts }: JobOf<'erase-member'>, signal?: StopSignal): Promise<void> => {
    const owner = ownerOf(needs.secrets, memberId);
    const goOn = () => {
      if (signal?.aborted) throw new RetryLater('The erasure goes on after the next start');
    };
    while (await needs.personalData.eraseNext(owner, BATCH)) goOn();
    while (await disownNext(needs, memberId, conflicts)) goOn();
  };

const disown = (conflict: Conflict, fate: ConflictsFate): readonly Write[] => [
  ...putConflict(withoutAuthor(conflict, fate)),
  ...(staysUp(conflict, fate) ? [] : [{ kind: 'clear-updates', conflictId: conflict.id } as const]),
];

const disownNext = async (
  { conflicts, reading }: Pick<EraseNeeds, 'conflicts' | 'reading'>,
  author: MemberId,
  fate: ConflictsFate,
): Promise<boolean> => {
  const page = await reading.listByAuthor({ author, scope: 'own', limit: 20, after: null, viewer: null });
  for (const { conflict } of page.items) {
    await conflicts.changeConflict(conflict.id, (found) => ({
      writes: found ? disown(found, fate) : [],
      result: null,
    }));
  }
  return page.items.length > 0;
};

export const ownerOf = (secrets: Secrets, memberId: MemberId): DataOwner => ({
  memberId,
  voter: secrets.voterOf(memberId),
  author: secrets.stampOf('author', memberId),
  actor: secrets.stampOf('operation', memberId),
});
