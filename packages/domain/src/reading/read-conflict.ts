import type { CommentView, LinkedComment, ReplyView } from '../discussion/comment.view.ts';
import { commentCursor, commentView, NOT_READ, replyView, threadView } from '../discussion/comment.view.ts';
import type { CommentSort } from '../discussion/discussion.api.ts';
import type { Clock, CommentId, ConflictId, MemberId, Result, Secrets, Voter } from '../kernel/index.ts';
import { err, ok, parseCommentId, parseCursor } from '../kernel/index.ts';
import type { CommentThread, CommentWithAuthor, Conflict, Side, ViewerVote } from '../model/index.ts';
import { maySeeSides } from '../voting/results-visibility.rule.ts';
import { type ConflictDetailView, conflictDetailView } from './conflict.view.ts';
import type { Page } from './list-conflicts.ts';
import type { CommentPosition, ConflictReader, ReplyPage } from './reading.port.ts';

const COMMENTS_PER_PAGE = 20;

type Needs = { reading: ConflictReader; secrets: Secrets; clock: Clock };

export const readConflict =
  (needs: Needs) =>
  async (viewer: MemberId | null, id: ConflictId): Promise<Result<ConflictDetailView, 'conflict-not-found'>> => {
    const reading = await needs.reading.read(id, COMMENTS_PER_PAGE);
    if (reading === null || !isThereFor(reading.conflict, viewer)) return err('conflict-not-found');
    const { conflict, comments, trendingTop } = reading;
    const read = await readBeside(needs, conflict, viewer, comments.comments.flatMap(wholeThread));
    return ok(
      conflictDetailView(conflict, read.viewerVote, comments.comments, nextCursorOf(comments), read.of, {
        viewer,
        now: needs.clock(),
        trendingTop,
      }),
    );
  };

export const listComments =
  (needs: Needs) =>
  async (
    viewer: MemberId | null,
    id: ConflictId,
    { sort, cursor }: { readonly sort?: CommentSort | undefined; readonly cursor?: string | undefined },
  ): Promise<Result<Page<CommentView>, 'conflict-not-found' | 'invalid-input'>> => {
    const bridging = cursor === undefined ? null : parseBridgingCursor(cursor);
    const newest = cursor === undefined ? null : parseCommentCursor(cursor);
    if (cursor !== undefined && bridging === null && newest === null) return err('invalid-input');
    const isBridging = cursor === undefined ? sort === 'bridging' : bridging !== null;
    const [reading, position, vote] = await Promise.all([
      needs.reading.read(id, 0),
      bridging && needs.reading.findPosition(id, bridging.id),
      isBridging ? readVote(needs, id, viewer) : null,
    ]);
    if (reading === null || !isThereFor(reading.conflict, viewer)) return err('conflict-not-found');
    const { conflict } = reading;
    if (bridging !== null && position === null) return err('invalid-input');
    const inOrder = isBridging && maySeeSides(conflict, vote, viewer);
    const isCurrent = bridging?.timesOrdered === conflict.timesOrdered;
    const page = inOrder
      ? await needs.reading.listBridging(id, isCurrent ? position : null, COMMENTS_PER_PAGE)
      : await needs.reading.listComments(id, newest ?? position, COMMENTS_PER_PAGE);
    const read = await readBeside(needs, conflict, viewer, page.comments.flatMap(wholeThread));
    const context = { viewer, now: needs.clock() };
    return ok({
      items: page.comments.map((thread) => threadView(thread, conflict, read.viewerVote, read.of, context)),
      nextCursor: inOrder ? bridgingCursorOf(conflict, page) : nextCursorOf(page),
    });
  };

export const readVote = async (
  { reading, secrets }: { reading: Pick<ConflictReader, 'readBeside'>; secrets: Pick<Secrets, 'voterOf'> },
  id: ConflictId,
  viewer: MemberId | null,
): Promise<ViewerVote | null> => {
  if (viewer === null) return null;
  const voter = secrets.voterOf(viewer);
  const { sides, reading: readers } = await reading.readBeside(id, { voters: [voter], comments: [], marker: null });
  const side = sides.get(voter);
  return side ? { side, isReading: readers.has(voter) } : null;
};

const wholeThread = (thread: CommentThread): readonly CommentWithAuthor[] => [thread, ...thread.replies];

export const readThread =
  (needs: Needs) =>
  async (viewer: MemberId | null, id: CommentId): Promise<Result<LinkedComment, 'comment-not-found'>> => {
    const found = await findThread(needs, viewer, id);
    if (found === null) return err('comment-not-found');
    const { thread, conflict } = found;
    const read = await readBeside(needs, conflict, viewer, wholeThread(thread));
    const shown = threadView(thread, conflict, read.viewerVote, read.of, { viewer, now: needs.clock() });
    return ok({ ...shown, conflictId: conflict.id });
  };

export const listReplies =
  (needs: Needs) =>
  async (
    viewer: MemberId | null,
    id: CommentId,
    cursor: string | undefined,
  ): Promise<Result<Page<ReplyView>, 'comment-not-found' | 'invalid-input'>> => {
    const after = cursor === undefined ? null : parseCommentCursor(cursor);
    if (cursor !== undefined && after === null) return err('invalid-input');
    const found = await findThread(needs, viewer, id);
    if (found === null || found.thread.id !== id) return err('comment-not-found');
    const { conflict } = found;
    const page = await needs.reading.listReplies(id, after, COMMENTS_PER_PAGE);
    const read = await readBeside(needs, conflict, viewer, page.comments);
    const context = { viewer, now: needs.clock() };
    return ok({
      items: page.comments.map((reply) => replyView(reply, conflict, read.viewerVote, read.of(reply), context)),
      nextCursor: nextCursorOf(page),
    });
  };

const findThread = async ({ reading }: Needs, viewer: MemberId | null, id: CommentId) => {
  const thread = await reading.readThread(id);
  const found = thread && (await reading.read(thread.conflictId, 0));
  return thread && found && isThereFor(found.conflict, viewer) ? { thread, conflict: found.conflict } : null;
};

const WAITING = 100;

export const listWaitingComments =
  ({ reading, clock }: Needs) =>
  async (viewer: MemberId, id: ConflictId): Promise<Result<readonly CommentView[], 'conflict-not-found'>> => {
    const found = await reading.read(id, 0);
    if (found === null || !isThereFor(found.conflict, viewer)) return err('conflict-not-found');
    const { conflict } = found;
    const context = { viewer, now: clock() };
    const isSeen = ({ authorId }: CommentWithAuthor) => conflict.submittedBy === viewer || authorId === viewer;
    const waiting = (await reading.listWaiting(id, WAITING)).filter(isSeen);
    return ok(waiting.map((comment) => commentView(comment, conflict, null, NOT_READ, context)));
  };

export const isThereFor = (conflict: Conflict, viewer: MemberId | null): boolean =>
  conflict.isActive || (viewer !== null && conflict.submittedBy === viewer);

const readBeside = async (
  { reading, secrets }: Omit<Needs, 'clock'>,
  conflict: Conflict,
  viewer: MemberId | null,
  comments: readonly CommentWithAuthor[],
) => {
  const voters = new Map<MemberId, Voter>();
  for (const id of [viewer, ...comments.map((comment) => comment.authorId)])
    if (id !== null) voters.set(id, secrets.voterOf(id));
  // Mutes never apply to comments under a pseudonym, because a collapsed comment would reveal its author.
  const named = comments.flatMap(({ authorId, underPseudonym }) => (underPseudonym ? [] : (authorId ?? [])));
  const {
    sides,
    reading: readers,
    guesses,
    marked,
    muted,
  } = await reading.readBeside(conflict.id, {
    voters: [...voters.values()],
    comments: comments.map((comment) => comment.id),
    marker: (viewer && voters.get(viewer)) ?? null,
    ...(viewer !== null && { muter: { id: viewer, among: named } }),
  });
  const sideOf = (member: MemberId | null): Side | null => {
    const voter = member === null ? undefined : voters.get(member);
    return (voter && sides.get(voter)) ?? null;
  };
  const voter = viewer === null ? undefined : voters.get(viewer);
  const side = sideOf(viewer);
  return {
    viewerVote:
      side && voter !== undefined ? { side, isReading: readers.has(voter), guessed: guesses.get(voter) } : null,
    of: (comment: CommentWithAuthor) => ({
      side: sideOf(comment.authorId),
      isHelpful: marked.has(comment.id),
      hasChangedMind: marked.get(comment.id) === true,
      isMuted: comment.authorId !== null && muted.has(comment.authorId),
    }),
  };
};

const nextCursorOf = (page: ReplyPage): string | null => (page.hasMore ? commentCursor(page.comments.at(-1)) : null);

const bridgingCursorOf = ({ timesOrdered }: Conflict, { comments, hasMore }: ReplyPage): string | null =>
  hasMore ? `b_${timesOrdered}_${comments.at(-1)?.id}` : null;

const parseBridgingCursor = (text: string): { readonly timesOrdered: number; readonly id: CommentId } | null => {
  const match = /^b_(\d{1,9})_([0-9a-f-]{36})$/.exec(text);
  return match ? { timesOrdered: Number(match[1]), id: match[2] as CommentId } : null;
};

const parseCommentCursor = (text: string): CommentPosition | null => {
  const cursor = parseCursor(text);
  const id = cursor && parseCommentId(cursor.id);
  return id && { postedAt: cursor.at, id };
};
