import type { AlertStore } from '../alerts/alerts.port.ts';
import { raiseAlerts } from '../alerts/alerts.rule.ts';
import type { ConflictStore } from '../conflicts/conflict-store.port.ts';
import { collapsedBy } from '../conflicts/shown.rule.ts';
import type { JobQueue } from '../jobs/job-queue.port.ts';
import { planOnce } from '../jobs/plan-once.ts';
import type {
  Applied,
  Clock,
  ConflictId,
  MemberId,
  Request,
  Result,
  Secrets,
  Timestamp,
  Writer,
} from '../kernel/index.ts';
import { err, HOUR, isReplay, ok, stampRequest, startOfDay, toOperation } from '../kernel/index.ts';
import { isSuspended } from '../mailbox-keys/mailbox-key.rule.ts';
import type { Conflict, Decided, JobOf, NewJob, Update } from '../model/index.ts';
import { enqueue, recordOperation, unchanged } from '../model/index.ts';
import type { ConflictReader } from '../reading/reading.port.ts';
import { areResultsVisible } from '../voting/results-visibility.rule.ts';
import type { ErrorOf } from '../wire/index.ts';
import type { PostUpdateState, UpdateStore } from './update-store.port.ts';
import type { UpdateFollowing, UpdateInput, UpdateReceipt, updateRoutes } from './updates.api.ts';
import { askedSpans, dueAsk, isOpenlyShown, opensAt, withUpdate } from './updates.rule.ts';

export type PostUpdateError = ErrorOf<(typeof updateRoutes)['addUpdate']>;
type Outcome = Result<Applied<UpdateReceipt>, PostUpdateError>;

type Needs = { updates: Pick<UpdateStore, 'postUpdate'>; secrets: Secrets; clock: Clock };

export const postUpdate =
  ({ updates, secrets, clock }: Needs) =>
  async (writer: Writer, conflictId: ConflictId, input: UpdateInput): Promise<Outcome> => {
    const now = clock();
    const voterRef = secrets.voterOf(writer.memberId);
    const request = stampRequest(secrets, writer, 'update', conflictId, input);
    return updates.postUpdate<Outcome>({ ...request, conflictId, voterRef }, (state) =>
      decideUpdate(state, { ...request, secrets }, { ...input, conflictId }, now),
    );
  };

export const decideUpdate = (
  { conflict, author, suspendedUntil, vote, held, operation }: PostUpdateState,
  { secrets, ...request }: Request & { readonly secrets: Pick<Secrets, 'seal' | 'open'> },
  { conflictId, ...input }: UpdateInput & { readonly conflictId: ConflictId },
  now: Timestamp,
): Decided<Outcome> => {
  const refuse = (error: PostUpdateError) => unchanged<Outcome>(err(error));
  const answer = (number: number) => ({ opId: request.opId, conflictId, number });
  const replay = isReplay(operation, request);
  if (!replay.ok) return refuse(replay.error);
  if (replay.value && operation?.made)
    return unchanged(ok({ replayed: true, outcome: answer(Number(secrets.open(operation.made))) }));
  if (author === null) return refuse('authentication-required');
  if (isSuspended({ suspendedUntil }, now)) return refuse('suspended');
  if (conflict === null || !conflict.isActive) return refuse('conflict-not-found');
  if (conflict.submittedBy !== author.id) return refuse('not-the-author');
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

const notifyJob = (conflictId: ConflictId, number: number, after: MemberId | null, runAt: Timestamp): NewJob => ({
  key: `notify-of-update:${conflictId}:${number}:${after ?? ''}`,
  payload: { kind: 'notify-of-update', conflictId, number, after },
  runAt,
});

type FollowOutcome = Result<UpdateFollowing, 'conflict-not-found'>;

export const setUpdateFollowing =
  ({ updates, clock }: { updates: Pick<UpdateStore, 'setFollowing'>; clock: Clock }) =>
  (member: MemberId, id: ConflictId, follows: boolean): Promise<FollowOutcome> => {
    const on = startOfDay(clock());
    return updates.setFollowing<FollowOutcome>({ conflictId: id, memberId: member }, ({ conflict, isMember }) => {
      if (conflict === null || !conflict.isActive) return unchanged(err('conflict-not-found'));
      if (!isMember || conflict.submittedBy === member) return unchanged(ok({ isFollowing: false }));
      return {
        writes: [{ kind: 'follow-updates', conflictId: id, memberId: member, follows, on }],
        result: ok({ isFollowing: follows }),
      };
    });
  };

const PAGE = 100;

type NotifyNeeds = {
  updates: Pick<UpdateStore, 'list' | 'listFollowers'>;
  reading: Pick<ConflictReader, 'read'>;
  alerts: Pick<AlertStore, 'raise'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  clock: Clock;
};

export const notifyOfUpdate =
  ({ updates, reading, alerts, jobs, clock }: NotifyNeeds) =>
  async ({ conflictId, number, after }: JobOf<'notify-of-update'>): Promise<void> => {
    const found = await reading.read(conflictId, 0);
    if (!found?.conflict.isActive || collapsedBy(found.conflict.review) !== null) return;
    const update = (await updates.list(conflictId)).find((one) => one.number === number);
    if (!update || !isOpenlyShown(update)) return;
    const now = clock();
    // For an anonymous conflict, the exact time would reveal when the author was online.
    const at = found.conflict.anonymous ? update.notifiedAt : now;
    const members = await updates.listFollowers(conflictId, after, PAGE);
    await alerts.raise(
      members.map((memberId) => ({
        memberId,
        subject: { type: 'update-told', conflictId, number },
        count: 1,
        at,
      })),
    );
    const last = members.at(-1);
    if (last !== undefined && members.length === PAGE) await jobs.enqueue([notifyJob(conflictId, number, last, now)]);
  };

const ASKS_PAGE = 200;

export const planAsks = planOnce(
  (now) => Math.floor(now / HOUR),
  (hour, runAt) => ({ key: `ask-how-it-went:${hour}`, payload: { kind: 'ask-how-it-went' }, runAt }),
);

type AskNeeds = {
  conflicts: Pick<ConflictStore, 'changeConflict'>;
  updates: Pick<UpdateStore, 'listToAsk'>;
  clock: Clock;
};

export const askHowItWent =
  ({ conflicts, updates, clock }: AskNeeds) =>
  async (): Promise<void> => {
    const now = clock();
    for (const span of askedSpans(now))
      for (let after: ConflictId | null = null; ; ) {
        const due: readonly ConflictId[] = await updates.listToAsk(span, after, ASKS_PAGE);
        for (const id of due) await conflicts.changeConflict(id, (conflict) => decideAsk(conflict, now));
        after = due.at(-1) ?? null;
        if (due.length < ASKS_PAGE || after === null) break;
      }
  };

const decideAsk = (conflict: Conflict | null, now: Timestamp): Decided<null> => {
  const days = conflict && dueAsk(conflict, now);
  if (!days || conflict?.submittedBy == null) return unchanged(null);
  const { id: conflictId, submittedBy: memberId } = conflict;
  return {
    writes: [
      { kind: 'note-asked', conflictId, askedDays: days },
      ...raiseAlerts([{ memberId, subject: { type: 'how-did-it-go', conflictId, days }, count: 1, at: now }]),
    ],
    result: null,
  };
};
