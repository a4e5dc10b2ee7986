import type { MemberId, Secrets } from '@twosides/domain/kernel';
import type { mongo } from 'mongoose';
import type { MigrationNeeds } from './migration.ts';

type OldOperation = {
  readonly memberId: MemberId;
  readonly opId: string;
  readonly request: string;
  readonly outcome: string;
  readonly appliedAt: number;
};

/** What was remembered in the clear becomes stamps, and what came of it goes but for the sealed id of what was made. */
export const moveOperations = async (
  { database, secrets, session }: MigrationNeeds & { readonly session: mongo.ClientSession },
  memberId: MemberId,
): Promise<void> => {
  const found = await database.collection<OldOperation>('operations_to_move').find({ memberId }, { session }).toArray();
  if (found.length === 0) return;
  const actor = secrets.stampOf('operation', memberId);
  await database.collection<{ _id: string }>('operations').insertMany(
    found.map(({ opId, request, outcome, appliedAt }) => ({
      _id: `${actor} ${opId}`,
      actor,
      opId,
      request: secrets.stampOf('request', [memberId, opId, request].join('\n')),
      made: sealedId(secrets, outcome),
      appliedOn: appliedAt - (appliedAt % 86_400_000),
    })),
    { session },
  );
};

/**
 * The answer to a comment carries the comment, that to a post the conflict's id; that to a vote or mark made nothing.
 */
const sealedId = (secrets: Secrets, outcome: string): string | null => {
  const answer: unknown = JSON.parse(outcome);
  if (typeof answer !== 'object' || answer === null) return null;
  const { comment, id } = answer as { comment?: { id?: string }; id?: number };
  const made = comment?.id ?? id;
  return made === undefined ? null : secrets.seal(String(made));
};
