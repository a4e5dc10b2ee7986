import type { Clock } from '../kernel/clock.port.ts';
import type { ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import { type Applied, isReplay, type Request, stampRequest, toOperation, type Writer } from '../kernel/operation.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { startOfDay } from '../kernel/time.ts';
import { isSuspended } from '../mailbox-keys/suspended.rule.ts';
import type { NewJob } from '../model/job.ts';
import type { Update } from '../model/update.ts';
import { type Decided, enqueue, recordOperation, unchanged } from '../model/write.ts';
import { areResultsVisible } from '../voting/results-visibility.rule.ts';
import type { ErrorOf } from '../wire/route.ts';
import type { TellState, UpdateStore } from './update-store.port.ts';
import type { UpdateInput, UpdateReceipt, updateRoutes } from './updates.api.ts';
import { opensAt, withUpdate } from './updates.rule.ts';

export type TellError = ErrorOf<(typeof updateRoutes)['addUpdate']>;
type Outcome = Result<Applied<UpdateReceipt>, TellError>;

type Needs = { updates: Pick<UpdateStore, 'tell'>; secrets: Secrets; clock: Clock };

export const postUpdate =
  ({ updates, secrets, clock }: Needs) =>
  async (writer: Writer, conflictId: ConflictId, input: UpdateInput): Promise<Outcome> => {
    const now = clock();
    const voterRef = secrets.voterOf(writer.memberId);
    const request = stampRequest(secrets, writer, 'update', conflictId, input);
    return updates.tell<Outcome>({ ...request, conflictId, voterRef }, (state) =>
      decideUpdate(state, { ...request, secrets }, { ...input, conflictId }, now),
    );
  };

export const decideUpdate = (
  { conflict, teller, suspendedUntil, vote, held, operation }: TellState,
  { secrets, ...request }: Request & { readonly secrets: Pick<Secrets, 'seal' | 'open'> },
  { conflictId, ...input }: UpdateInput & { readonly conflictId: ConflictId },
  now: Timestamp,
): Decided<Outcome> => {
  const refuse = (error: TellError) => unchanged<Outcome>(err(error));
  const answer = (number: number) => ({ opId: request.opId, conflictId, number });
  const replay = isReplay(operation, request);
  if (!replay.ok) return refuse(replay.error);
  if (replay.value && operation?.made)
    return unchanged(ok({ replayed: true, outcome: answer(Number(secrets.open(operation.made))) }));
  if (teller === null) return refuse('authentication-required');
  if (isSuspended({ suspendedUntil }, now)) return refuse('suspended');
  if (conflict === null || !conflict.isActive) return refuse('conflict-not-found');
  if (conflict.submittedBy !== teller.id) return refuse('not-the-author');
  const opens = opensAt(conflict);
  if (opens === null) return refuse('updates-used-up');
  if (opens > now) return refuse('update-too-soon');

  const update: Update = {
    ...input,
    conflictId,
    number: conflict.updateCount + 1,
    notifiedAt: conflict.anonymous ? startOfDay(now) : now,
    sawSplit: areResultsVisible(conflict, vote) || areResultsVisible(conflict, held),
    takenDownBy: null,
    review: null,
  };
  return {
    writes: [
      { kind: 'add-update', update, told: withUpdate(conflict, update) },
      enqueue(notifyJob(conflictId, update.number, null, now)),
      ...recordOperation(toOperation(request, now, secrets.seal(String(update.number)))),
    ],
    result: ok({ replayed: false, outcome: answer(update.number) }),
  };
};

export const notifyJob = (
  conflictId: ConflictId,
  number: number,
  after: MemberId | null,
  runAt: Timestamp,
): NewJob => ({
  key: `notify-of-update:${conflictId}:${number}:${after ?? ''}`,
  payload: { kind: 'notify-of-update', conflictId, number, after },
  runAt,
});
