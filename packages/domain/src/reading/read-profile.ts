import type { Clock, MemberId, Result, Secrets } from '../kernel/index.ts';
import { err, ok, parseConflictId, startOfMonth, toIsoTime } from '../kernel/index.ts';
import { GEOMETRIC_AVATAR_ID, type Member } from '../model/index.ts';
import type { PointsStore } from '../points/points-store.port.ts';
import type { AuthorScope, ProfileStore, RelationStore, Standing } from '../profile/profile.port.ts';
import { NO_RELATION } from '../profile/profile.port.ts';
import { guessRecord, type ScoredGuess, scoreGuess } from '../voting/guess.rule.ts';
import type { VoteStore } from '../voting/voting.port.ts';
import { LIST_LIMIT_DEFAULT, type PageQuery } from '../wire/index.ts';
import { type ConflictView, listedConflictView } from './conflict.view.ts';
import type { Page } from './list-conflicts.ts';
import { pointsView } from './read-leaderboard.ts';
import type { ProfileView } from './reading.api.ts';
import type { ConflictReader } from './reading.port.ts';

export const readProfile =
  ({ profiles, relations, points, votes, secrets, clock }: ProfileNeeds) =>
  async (viewer: MemberId | null, identifier: string): Promise<Result<ProfileView, 'member-not-found'>> => {
    const member = await profiles.find(identifier);
    const isOwn = member?.id === viewer;
    if (member === null || (member.userNickname === null && !isOwn)) return err('member-not-found');
    const [standing, relation, record, guesses] = await Promise.all([
      profiles.readStanding(member.id, viewer),
      viewer === null || isOwn ? NO_RELATION : relations.find(viewer, member.id),
      points.readRecord(member.id, isOwn ? 'self' : 'everyone'),
      isOwn ? votes.listGuesses(secrets.voterOf(viewer), GUESSES_RATED) : [],
    ]);
    return ok({
      ...profileView(member, member.userNickname ?? 'Member', standing, viewer),
      ...relation,
      points: pointsView(record, clock()),
      guessing: guessingView(guesses.flatMap(({ blind, ...guessed }) => scoreGuess(blind, guessed) ?? [])),
    });
  };

const GUESSES_RATED = 1_000;

const guessingView = (scores: readonly ScoredGuess[]): ProfileView['guessing'] => {
  const record = guessRecord(scores);
  return (
    record && {
      guesses: record.guesses,
      distance: Math.round(record.distance),
      skill: record.skill === null ? null : Math.round(record.skill),
    }
  );
};

type ProfileNeeds = {
  profiles: ProfileStore;
  relations: Pick<RelationStore, 'find'>;
  points: PointsStore;
  votes: Pick<VoteStore, 'listGuesses'>;
  secrets: Secrets;
  clock: Clock;
};

type ListNeeds = { profiles: ProfileStore; reading: ConflictReader; secrets: Secrets; clock: Clock };

export const listProfileConflicts =
  (needs: ListNeeds) =>
  async (
    viewer: MemberId | null,
    identifier: string,
    query: PageQuery,
  ): Promise<Result<Page<ConflictView>, 'member-not-found' | 'invalid-input'>> => {
    const member = await needs.profiles.find(identifier);
    if (member === null || member.userNickname === null) return err('member-not-found');
    return listByAuthor(needs, member.id, 'public', viewer, query);
  };

export const listOwnConflicts =
  (needs: Omit<ListNeeds, 'profiles'>) =>
  (member: MemberId, query: PageQuery): Promise<Result<Page<ConflictView>, 'invalid-input'>> =>
    listByAuthor(needs, member, 'own', member, query);

const listByAuthor = async (
  { reading, secrets, clock }: Omit<ListNeeds, 'profiles'>,
  author: MemberId,
  scope: AuthorScope,
  viewer: MemberId | null,
  { limit = LIST_LIMIT_DEFAULT, cursor }: PageQuery,
): Promise<Result<Page<ConflictView>, 'invalid-input'>> => {
  const after = cursor === undefined ? null : parseConflictId(cursor);
  if (cursor !== undefined && after === null) return err('invalid-input');
  const page = await reading.listByAuthor({
    author,
    scope,
    limit,
    after,
    viewer: viewer && secrets.voterOf(viewer),
  });
  const context = { viewer, now: clock(), trendingTop: page.trendingTop };
  const last = page.items.at(-1);
  return ok({
    items: page.items.map((item) => listedConflictView(item.conflict, item.viewerVote, item.recentComments, context)),
    nextCursor: page.hasMore && last ? String(last.conflict.id) : null,
  });
};

const profileView = (
  member: Member,
  userNickname: string,
  standing: Standing,
  viewer: MemberId | null,
): Omit<ProfileView, 'points' | 'guessing' | 'isMuted' | 'isBlocked'> => ({
  ...standing,
  id: member.id,
  userNickname,
  userPronouns: member.userPronouns,
  userAvatarId: member.userAvatarId ?? GEOMETRIC_AVATAR_ID,
  // The partner never agreed to be shown, so nothing about them is public unless the member chooses it.
  partnerNickname: member.showsPartner ? member.partnerNickname : null,
  partnerAvatarId: member.showsPartner ? member.partnerAvatarId : null,
  bio: member.bio,
  hasFeed: member.hasFeed,
  createdAt: toIsoTime(startOfMonth(member.createdAt)),
  isOwn: member.id === viewer,
});
