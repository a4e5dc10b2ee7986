import type { ConflictId } from '@twosides/domain/kernel';
import type { ConflictAddress, ConflictReader } from '@twosides/domain/reading';
import { LISTED } from '../conflicts/conflict-row.ts';
import { findConflict } from '../conflicts/conflict-store.ts';
import {
  findMark,
  findPosition,
  readBridgingPage,
  readCommentPage,
  readReplyPage,
  readThread,
  readWaitingComments,
} from '../discussion/comments.ts';
import type { SiteDatabase } from '../kernel/database.ts';
import { findMuted } from '../profile/relation-store.ts';
import { readSides } from '../voting/votes.ts';
import { readAuthorList, readList, readThese, readTrendingTop } from './conflict-lists.ts';

export const createConflictReader = (database: SiteDatabase): ConflictReader => ({
  list: async (query) => database.read(() => readList(database, query)),
  listByAuthor: async (query) => database.read(() => readAuthorList(database, query)),
  listThese: async (ids, viewer) => database.read(() => readThese(database, ids, viewer)),
  listAddresses: async (below, limit) =>
    database
      .all<AddressRow>(ADDRESSES, below ?? Number.MAX_SAFE_INTEGER, limit)
      .map(({ anonymous, ...address }) => ({ ...address, anonymous: anonymous === 1 })),
  readAccounts: async (ids) =>
    database.read(() => {
      const found = ids.flatMap((id) => database.first<AccountsRow>(ACCOUNTS, id) ?? []);
      return new Map(found.map(({ id, his_side: hisSide, her_side: herSide }) => [id, { hisSide, herSide }]));
    }),
  read: async (id, commentLimit) =>
    database.read(() => {
      const conflict = findConflict(database, id);
      return (
        conflict && {
          conflict,
          comments: readCommentPage(database, id, null, commentLimit),
          trendingTop: readTrendingTop(database),
        }
      );
    }),
  readThread: async (id) => database.read(() => readThread(database, id)),
  listReplies: async (id, after, limit) => readReplyPage(database, id, after, limit),
  listComments: async (id, after, limit) => database.read(() => readCommentPage(database, id, after, limit)),
  listBridging: async (id, after, limit) => database.read(() => readBridgingPage(database, id, after, limit)),
  findPosition: async (id, comment) => findPosition(database, id, comment),
  listWaiting: async (id, limit) => readWaitingComments(database, id, limit),
  readBeside: async (id, { voters, comments, marker, muter }) =>
    database.read(() => ({
      ...readSides(database, id, voters),
      marked: new Map(
        comments.flatMap((comment) => {
          const mark = marker && findMark(database, comment, marker);
          return mark ? [[comment, mark.changedMind] as const] : [];
        }),
      ),
      muted: muter ? findMuted(database, muter.id, muter.among) : new Set(),
    })),
});

type AddressRow = Omit<ConflictAddress, 'anonymous'> & { readonly anonymous: number };
export const ADDRESSES = `
  SELECT id, title, anonymous, review, coalesce(revealed_at, submitted_at) AS changedAt
  FROM conflicts INDEXED BY conflicts_newest WHERE ${LISTED} AND serial < ? ORDER BY serial DESC LIMIT ?`;

type AccountsRow = { readonly id: ConflictId; readonly his_side: string; readonly her_side: string };
const ACCOUNTS = 'SELECT id, his_side, her_side FROM conflicts WHERE id = ?';
