import type { Conflict } from '@twosides/domain/model';
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
    database.all<ConflictAddress>(ADDRESSES, below ?? Number.MAX_SAFE_INTEGER, limit),
  readAccounts: async (ids) =>
    database.read(() => {
      const found = ids.flatMap((id) => database.first<AccountsRow>(ACCOUNTS, id) ?? []);
      return new Map(found.map(({ id, ...sides }) => [id, sides]));
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

export const ADDRESSES = `
  SELECT id, title, anonymous, review, coalesce(revealed_at, submitted_at) AS changed_at
  FROM conflicts INDEXED BY conflicts_newest WHERE ${LISTED} AND serial < ? ORDER BY serial DESC LIMIT ?`;

type AccountsRow = Pick<Conflict, 'id' | 'hisSide' | 'herSide'>;
const ACCOUNTS = 'SELECT id, his_side, her_side FROM conflicts WHERE id = ?';
