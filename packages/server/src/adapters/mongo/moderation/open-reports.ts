import type { MailboxId, MemberId } from '@twosides/domain/kernel';
import { ITEM_KINDS, type ReportedItem } from '@twosides/domain/model';
import {
  isVisitor,
  type OpenReport,
  REPORTS_LOOKED_AT,
  type ReporterRecord,
  VISITOR_ID_LENGTH,
} from '@twosides/domain/moderation';
import { VOTES_LOOKED_AT } from '@twosides/domain/voting';
import { type PipelineStage, trusted } from 'mongoose';
import { openAddress } from '../../sealed.ts';
import { toMember } from '../kernel/records.ts';
import type { Models, SiteDatabase } from '../models/models.ts';
import type { ReportRecord } from '../models/moderation-records.ts';
import { claimId } from './report-writes.ts';

export const toItem = ({ itemKind, itemId }: Pick<ReportRecord, 'itemKind' | 'itemId'>): ReportedItem =>
  (itemKind === 'conflict' ? { kind: itemKind, id: Number(itemId) } : { kind: itemKind, id: itemId }) as ReportedItem;

type ReportLimits = { readonly visitors: number; readonly members: number };
const ALL: ReportLimits = { visitors: Infinity, members: Infinity };

export const readOpen = async (
  database: SiteDatabase,
  item: ReportedItem,
  limits: ReportLimits = ALL,
): Promise<readonly OpenReport[]> => (await readOpenOf(database, [item], limits)).get(claimId(item))?.reports ?? [];

type OpenReports = { readonly reports: readonly OpenReport[]; readonly further: number };

export const readOpenOf = async (
  database: SiteDatabase,
  items: readonly ReportedItem[],
  limits: ReportLimits,
): Promise<ReadonlyMap<string, OpenReports>> => {
  const found = await database.reports.aggregate<CountedReport>([
    { $match: { $or: amongItems(items), settledAt: null } },
    ...countedByKind,
    {
      $match: {
        $or: [
          { isVisitor: true, rank: { $lte: limits.visitors } },
          { isVisitor: false, rank: { $lte: limits.members } },
        ],
      },
    },
    { $sort: { reportedAt: 1, _id: 1 } },
  ]);
  const members = found.filter((report) => !report.isVisitor);
  const records = await readRecords(database, members);
  const addresses = await readAddresses(database, found);
  const toReport = ({ mailboxId, reporterId, reason, note, reportedAt, ...key }: CountedReport) => ({
    item: toItem(key),
    reporterId,
    reason,
    note,
    reportedAt,
    mailboxId,
    record: records({ reporterId, mailboxId }),
    mailTo: addresses.get(reporterId) ?? null,
  });
  const ofItems = Map.groupBy(found, (report) => claimId(toItem(report)));
  return new Map(
    [...ofItems].map(([key, reports]) => {
      const ofVisitors = reports.find(({ isVisitor }) => isVisitor)?.all ?? 0;
      return [key, { reports: reports.map(toReport), further: Math.max(0, ofVisitors - limits.visitors) }];
    }),
  );
};

type CountedReport = ReportRecord & { readonly isVisitor: boolean; readonly rank: number; readonly all: number };

const countedByKind: PipelineStage[] = [
  { $set: { isVisitor: { $eq: [{ $strLenCP: '$reporterId' }, VISITOR_ID_LENGTH] } } },
  {
    $setWindowFields: {
      partitionBy: { kind: '$itemKind', id: '$itemId', isVisitor: '$isVisitor' },
      sortBy: { weighs: -1, reportedAt: 1, _id: 1 },
      output: {
        rank: { $count: {}, window: { documents: ['unbounded', 'current'] } },
        all: { $count: {}, window: { documents: ['unbounded', 'unbounded'] } },
      },
    },
  },
];

export const amongItems = (items: readonly ReportedItem[]) =>
  ITEM_KINDS.map((itemKind) => ({
    itemKind,
    itemId: trusted({ $in: items.filter(({ kind }) => kind === itemKind).map(({ id }) => String(id)) }),
  }));

const readAddresses = async (
  { reportAddresses, secrets }: SiteDatabase,
  by: readonly { readonly reporterId: MemberId }[],
): Promise<ReadonlyMap<MemberId, OpenReport['mailTo']>> => {
  const visitors = by.map(({ reporterId }) => reporterId).filter(isVisitor);
  if (visitors.length === 0) return new Map();
  const found = await reportAddresses.find({ _id: trusted({ $in: visitors }) }).lean();
  return new Map(found.map(({ _id, sealed }) => [_id, openAddress(secrets, sealed)]));
};

type Reporter = { readonly reporterId: MemberId; readonly mailboxId: MailboxId };

export const readRecords = async (
  { users, votes, reports, secrets }: SiteDatabase,
  by: readonly Reporter[],
): Promise<(reporter: Reporter) => ReporterRecord | null> => {
  const ids = [...new Set(by.map(({ reporterId }) => reporterId))];
  const mailboxIds = [...new Set(by.map(({ mailboxId }) => mailboxId))];
  const members = await users.find({ _id: trusted({ $in: ids }) }).lean();
  const voting = await users.aggregate<{ voterRef: string; votes: number; votingDays: number }>([
    ...each('voterRef', ids.map(secrets.voterOf)),
    lookUp(votes, 'voterRef', [{ $limit: VOTES_LOOKED_AT }, { $project: { _id: 0, votedAt: 1 } }]),
    {
      $project: {
        voterRef: 1,
        votes: { $size: '$found' },
        votingDays: { $size: { $setUnion: '$found.votedAt' } },
      },
    },
  ]);
  const given = await users.aggregate<{ mailboxId: MailboxId; found: readonly ReportRecord[] }>([
    ...each('mailboxId', mailboxIds),
    lookUp(reports, 'mailboxId', [{ $sort: { reportedAt: -1 } }, { $limit: REPORTS_LOOKED_AT }]),
  ]);
  const memberOf = new Map(members.map((user) => [user._id, toMember(user)]));
  const votingOf = new Map(voting.map(({ voterRef, votes, votingDays }) => [voterRef, { votes, votingDays }]));
  const givenUnder = new Map(given.map(({ mailboxId, found }) => [mailboxId, found]));
  return ({ reporterId, mailboxId }) => {
    const member = memberOf.get(reporterId);
    if (member === undefined) return null;
    const own = givenUnder.get(mailboxId) ?? [];
    return {
      emailVerified: member.emailVerified,
      createdAt: member.createdAt,
      ...(votingOf.get(secrets.voterOf(reporterId)) ?? { votes: 0, votingDays: 0 }),
      agreed: own.filter(({ agreed }) => agreed === true).length,
      disagreed: own.filter(({ agreed }) => agreed === false).length,
      collapses: own.flatMap(({ itemKind, itemId, collapsedOn }) =>
        collapsedOn === undefined ? [] : [{ item: `${itemKind} ${itemId}`, day: collapsedOn }],
      ),
    };
  };
};

const each = (field: string, values: readonly string[]): PipelineStage[] => [
  { $limit: 1 },
  { $project: { _id: 0, [field]: { $literal: values } } },
  { $unwind: `$${field}` },
];

const lookUp = (
  from: Pick<Models['votes' | 'reports'], 'collection'>,
  field: string,
  pipeline: NonNullable<PipelineStage.Lookup['$lookup']['pipeline']>,
): PipelineStage => ({
  $lookup: { from: from.collection.name, localField: field, foreignField: field, pipeline, as: 'found' },
});
