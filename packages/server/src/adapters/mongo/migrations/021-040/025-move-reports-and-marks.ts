import type { Fingerprint, MemberId, Voice, Voter } from '@twosides/domain/kernel';
import { spanStart } from '@twosides/domain/points';
import type { mongo } from 'mongoose';
import { randomFingerprint } from '../../../random-fingerprint.ts';
import type { Migration, MigrationNeeds } from '../migration.ts';

/**
 * Gives reports and helpful marks their voices; a report keeps its day. Where two accounts of one mailbox have made one
 * each, both stay, the later under a random fingerprint.
 */
export const MOVE_REPORTS_AND_MARKS: Migration = {
  batch: async (needs) => (await moveReports(needs)) || (await moveMarks(needs)),
};

/** Documents of one transaction. */
const BATCH = 500;

type Needs = MigrationNeeds & { readonly session: mongo.ClientSession };
type Member = { readonly _id: MemberId; readonly voice?: Voice };
type OldReport = {
  readonly _id: unknown;
  readonly itemKind: string;
  readonly itemId: string;
  readonly reporterId: MemberId;
  readonly reportedAt: number;
};
type OldMark = { readonly _id: unknown; readonly commentId: string; readonly userFingerprint: Voter };
type Moved = { readonly _id: string };

const moveReports = async (needs: Needs): Promise<boolean> => {
  const { database, secrets, session } = needs;
  const old = await next<OldReport>(needs, 'reports_to_move');
  const reporters = await database
    .collection<Member>('users')
    .find({ _id: { $in: old.map(({ reporterId }) => reporterId) } }, { session })
    .toArray();
  const voices = new Map(reporters.map(({ _id, voice }) => [_id, voice]));
  for (const { _id, ...report } of old) {
    const voice = voices.get(report.reporterId);
    const idOf = (by: Fingerprint) => `${report.itemKind} ${report.itemId} ${by}`;
    const own = voice ? secrets.fingerprintOf('reports', voice) : null;
    const userFingerprint = await freeOr(needs, 'reports', own, idOf);
    const reportedAt = spanStart('day', report.reportedAt);
    await database
      .collection<Moved>('reports')
      .insertOne({ ...report, _id: idOf(userFingerprint), userFingerprint, reportedAt } as Moved, { session });
  }
  return done(needs, 'reports_to_move', old);
};

const moveMarks = async (needs: Needs): Promise<boolean> => {
  const { database, secrets, session } = needs;
  const old = await next<OldMark>(needs, 'helpful_marks_to_move');
  if (old.length === 0) return false;
  const markers = new Map<Voter, Member>();
  for await (const member of database
    .collection<Member>('users')
    .find({ voice: { $exists: true } }, { session, projection: { voice: 1 } }))
    markers.set(secrets.voterOf(member._id), member);
  for (const { commentId, userFingerprint: markedBy } of old) {
    const marker = markers.get(markedBy);
    const idOf = (by: Fingerprint) => `${commentId} ${by}`;
    const own = marker?.voice ? secrets.fingerprintOf('marks', marker.voice) : null;
    const userFingerprint = await freeOr(needs, 'helpful_marks', own, idOf);
    await database
      .collection<Moved>('helpful_marks')
      .insertOne({ _id: idOf(userFingerprint), commentId, userFingerprint, markedBy } as Moved, { session });
    const keyOf = (by: MemberId | Fingerprint) => `helpful:${secrets.stampOf('points', `${commentId} ${by}`)}`;
    if (marker) await renameEntry(needs, commentId, keyOf(marker._id), keyOf(userFingerprint));
  }
  return done(needs, 'helpful_marks_to_move', old);
};

/** What a mark has earned stands under the mark's voice, so that it goes with it anyone who takes it back. */
const renameEntry = async ({ database, session }: Needs, itemId: string, before: string, sourceKey: string) => {
  const ledger = database.collection<{ _id: string; memberId: string; sourceKey: string }>('ledger');
  const entry = await ledger.findOneAndDelete({ itemKind: 'comment', itemId, sourceKey: before } as never, { session });
  if (entry) await ledger.insertOne({ ...entry, _id: `${entry.memberId} ${sourceKey}`, sourceKey }, { session });
};

const next = async <Old>({ database, session }: Needs, name: string): Promise<readonly Old[]> =>
  (await database.collection(name).find({}, { session }).sort({ _id: 1 }).limit(BATCH).toArray()) as unknown as Old[];

/** @returns whether there was something */
const done = async ({ database, session }: Needs, name: string, old: readonly { readonly _id: unknown }[]) => {
  await database.collection(name).deleteMany({ _id: { $in: old.map(({ _id }) => _id) as never[] } }, { session });
  return old.length > 0;
};

/** The fingerprint, unless another account of the mailbox has it already. */
const freeOr = async (
  { database, session }: Needs,
  name: string,
  own: Fingerprint | null,
  idOf: (fingerprint: Fingerprint) => string,
): Promise<Fingerprint> => {
  if (own === null) return randomFingerprint();
  const held = await database.collection<Moved>(name).findOne({ _id: idOf(own) }, { session });
  return held === null ? own : randomFingerprint();
};
