import { ownItemOf } from '@twosides/domain/alerts';
import type { MemberId } from '@twosides/domain/kernel';
import type { AlertSubject, JobPayload } from '@twosides/domain/model';
import type { mongo } from 'mongoose';
import { authorKeyOf } from '../../../hidden-author.ts';
import { sealedJob } from '../../../sealed-job.ts';
import type { Migration, MigrationNeeds } from '../migration.ts';

/** An alert about what is the member's own under a pseudonym names them by the HMAC. Jobs are sealed. */
export const MOVE_ALERTS_AND_JOBS: Migration = {
  batch: async (needs) => (await moveAlerts(needs)) || (await moveJobs(needs)),
};

/** Documents of one transaction. */
const BATCH = 500;

type Needs = MigrationNeeds & { readonly session: mongo.ClientSession };
type OldAlert = {
  readonly _id: mongo.ObjectId;
  readonly memberId: MemberId;
  readonly topic: string;
  readonly subject: AlertSubject;
};
type OldJob = {
  readonly _id: mongo.ObjectId;
  readonly key: string;
  readonly payload?: JobPayload;
  readonly lastError?: string;
};

const moveAlerts = async (needs: Needs): Promise<boolean> => {
  const old = await take<OldAlert>(needs, 'alerts_to_move');
  const moved: object[] = [];
  for (const { _id, memberId, ...alert } of old) {
    const isDisguised = await hasHiddenAuthor(needs, alert.subject);
    moved.push({ recipient: isDisguised ? authorKeyOf(needs.secrets, memberId) : memberId, ...alert });
  }
  return put(needs, 'alerts', moved);
};

const hasHiddenAuthor = async ({ database, session }: Needs, subject: AlertSubject): Promise<boolean> => {
  const own = ownItemOf(subject);
  if (own === null) return false;
  const found = await database
    .collection(own.kind === 'conflict' ? 'conflicts' : 'comments')
    .findOne({ _id: own.id as never, authorKey: { $exists: true } }, { session });
  return found !== null;
};

const moveJobs = async (needs: Needs): Promise<boolean> => {
  const old = await take<OldJob>(needs, 'jobs_to_move');
  return put(
    needs,
    'jobs',
    old.map(({ payload, lastError, ...job }) => ({
      ...job,
      key: needs.secrets.stampOf('job', job.key),
      ...(payload && { payload: sealedJob(needs.secrets, { key: job.key, payload }).sealed }),
      ...(lastError !== undefined && { lastError: 'Error' }),
    })),
  );
};

const take = async <Old extends { readonly _id: mongo.ObjectId }>(
  { database, session }: Needs,
  name: string,
): Promise<readonly Old[]> => {
  const found = (await database.collection(name).find({}, { session }).limit(BATCH).toArray()) as unknown as Old[];
  if (found.length > 0)
    await database.collection(name).deleteMany({ _id: { $in: found.map(({ _id }) => _id) } }, { session });
  return found;
};

/** @returns whether there was something */
const put = async ({ database, session }: Needs, name: string, documents: readonly object[]): Promise<boolean> => {
  if (documents.length > 0) await database.collection(name).insertMany([...documents], { session });
  return documents.length > 0;
};
