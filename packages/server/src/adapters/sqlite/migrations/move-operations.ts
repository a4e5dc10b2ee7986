import type { MemberId, Secrets } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';

/** What was remembered in the clear becomes stamps, and what came of it goes but for the sealed id of what was made. */
export const moveOperations = (database: Database, secrets: Secrets, member: MemberId): void => {
  const actor = secrets.stampOf('operation', member);
  for (const { op_id, request, outcome, applied_at } of database.all<OldOperation>(OF_MEMBER, member))
    database.run(
      ADD,
      actor,
      op_id,
      secrets.stampOf('request', [member, op_id, request].join('\n')),
      sealedId(secrets, outcome),
      applied_at - (applied_at % 86_400_000),
    );
};

type OldOperation = {
  readonly op_id: string;
  readonly request: string;
  readonly outcome: string;
  readonly applied_at: number;
};

const OF_MEMBER = 'SELECT op_id, request, outcome, applied_at FROM operations WHERE member_id = ?';

const ADD = `
  INSERT INTO applied_operations (actor, op_id, request, made, applied_on) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;

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
