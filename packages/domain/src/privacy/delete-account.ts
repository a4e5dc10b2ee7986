import type { AccountStore } from '../accounts/account-store.port.ts';
import type { PasswordHasher } from '../accounts/password-hasher.port.ts';
import { isStillProven, type ProofError, proveMember } from '../accounts/prove-password.ts';
import { deleteMember } from '../accounts/put-member.rule.ts';
import type { ConflictStore } from '../conflicts/conflict-store.port.ts';
import { staysUp, withoutAuthor } from '../conflicts/deleted-author.rule.ts';
import { putConflict } from '../conflicts/put-conflict.rule.ts';
import { RetryLater, type StopSignal } from '../jobs/deliver-jobs.ts';
import { mailJob } from '../jobs/mail-job.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import type { Conflict } from '../model/conflict.ts';
import type { ConflictsFate, JobPayload } from '../model/job.ts';
import type { MemberSession } from '../model/session.ts';
import { enqueue, unchanged, type Write } from '../model/write.ts';
import type { ConflictReader } from '../reading/conflict-reader.port.ts';
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
  async (
    { memberId, conflicts }: Extract<JobPayload, { kind: 'erase-member' }>,
    signal?: StopSignal,
  ): Promise<void> => {
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
