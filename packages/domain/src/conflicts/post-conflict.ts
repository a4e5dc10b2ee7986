import type {
  Applied,
  Clock,
  ConflictId,
  IdSource,
  MemberId,
  Request,
  Result,
  Secrets,
  Timestamp,
  Writer,
} from '../kernel/index.ts';
import { err, isReplay, ok, stampRequest, startOfDay, toOperation } from '../kernel/index.ts';
import { isSuspended } from '../mailbox-keys/mailbox-key.rule.ts';
import type { Conflict, Decided, Member, NewJob } from '../model/index.ts';
import {
  conflictItem,
  enqueue,
  enterAward,
  GEOMETRIC_AVATAR_ID,
  NEW_CONFLICT,
  recordOperation,
  unchanged,
} from '../model/index.ts';
import { type ConfusableKeyOf, type NameRules, nameRules } from '../names/name-rules.rule.ts';
import { nicknameKey, PSEUDONYM_COUNT, pseudonymAt } from '../names/nickname.rule.ts';
import { awardTo } from '../points/points.rule.ts';
import type { ErrorOf } from '../wire/index.ts';
import type { conflictRoutes, PostAnonymousConflictInput, PostConflictInput, PostedConflict } from './conflict.api.ts';
import type { ConflictStore, PostState } from './conflict-store.port.ts';
import { conflictPath, defaultAuthorSide } from './shown.rule.ts';

export type PostConflictError = ErrorOf<(typeof conflictRoutes)['postConflict']>;
type Outcome = Result<Applied<PostedConflict>, PostConflictError>;

export type ConflictDraft = PostConflictInput | PostAnonymousConflictInput;

type Needs = {
  conflicts: ConflictStore;
  secrets: Secrets;
  ids: IdSource;
  clock: Clock;
  confusableKeyOf: ConfusableKeyOf;
};
type Names = NameRules & { readonly confusableKeyOf: ConfusableKeyOf };

export const postConflict = ({ conflicts, secrets, ids, clock, confusableKeyOf }: Needs) => {
  const names = { ...nameRules(confusableKeyOf), confusableKeyOf };
  return async (writer: Writer, draft: ConflictDraft): Promise<Outcome> => {
    const now = clock();
    const pseudonyms = twoPseudonyms(ids);
    const request = stampRequest(secrets, writer, 'post', null, draft);
    return conflicts.postConflict<Outcome>({ ...request, wishedNames: wishedNames(draft) }, (state) =>
      decidePost(state, { ...request, secrets, names }, draft, pseudonyms, now),
    );
  };
};

type Pseudonyms = readonly [author: string, partner: string];

const decidePost = (
  state: PostState,
  { secrets, names, ...request }: Request & { readonly secrets: Secrets; readonly names: Names },
  draft: ConflictDraft,
  pseudonyms: Pseudonyms,
  now: Timestamp,
): Decided<Outcome> => {
  const posted = (id: ConflictId): PostedConflict => ({ id, path: conflictPath({ id, title: draft.title }) });
  const replay = isReplay(state.operation, request);
  if (!replay.ok) return unchanged(replay);
  if (replay.value && state.operation?.made)
    return unchanged(ok({ replayed: true, outcome: posted(Number(secrets.open(state.operation.made)) as ConflictId) }));
  const author = state.author;
  if (author === null) return unchanged(err('authentication-required'));
  if (isSuspended(state, now)) return unchanged(err('suspended'));
  if (!author.emailVerified) return unchanged(err('email-verification-required'));
  if (!author.onboardingCompleted) return unchanged(err('onboarding-required'));
  const conflict = toConflict(names, state, author, draft, pseudonyms, now);
  if (conflict === null) return unchanged(err('author-side-required'));

  const { id } = conflict;
  const action = { kind: 'post', sourceKey: `post:${id}`, item: conflictItem(id) } as const;
  return {
    writes: [
      { kind: 'add-conflict', conflict },
      // Points for an anonymous conflict would reveal its author.
      ...enterAward(conflict.anonymous ? null : awardTo(author, state.streak, action, now)),
      // Alerts about an anonymous conflict would reveal its author.
      ...(conflict.anonymous ? [] : [enqueue(notifyFollowersJob(id, null, now))]),
      ...recordOperation(toOperation(request, now, secrets.seal(String(id)))),
    ],
    result: ok({ replayed: false, outcome: posted(id) }),
  };
};

/** Alerts one page of followers; enqueues the next page. */
export const notifyFollowersJob = (conflictId: ConflictId, after: MemberId | null, runAt: Timestamp): NewJob => ({
  key: `notify-followers:${conflictId}:${after ?? ''}`,
  payload: { kind: 'notify-followers', conflictId, after },
  runAt,
});

const toConflict = (
  names: Names,
  state: PostState,
  author: Member,
  draft: ConflictDraft,
  pseudonyms: Pseudonyms,
  now: Timestamp,
): Conflict | null => {
  const authorSide = draft.authorSide ?? defaultAuthorSide(author.userPronouns, author.partnerPronouns);
  if (authorSide === null) return null;
  return {
    id: state.nextId,
    title: draft.title,
    hisSide: draft.hisSide,
    herSide: draft.herSide,
    category: draft.category,
    tags: draft.tags ?? [],
    contentNotes: draft.contentNotes ?? [],
    submittedBy: author.id,
    authorSide,
    userPronouns: author.userPronouns,
    partnerPronouns: author.partnerPronouns,
    ...NEW_CONFLICT,
    ...shownAs(names, state, author, draft, pseudonyms, now),
  };
};

const shownAs = (
  names: Names,
  state: PostState,
  author: Member,
  draft: ConflictDraft,
  pseudonyms: Pseudonyms,
  now: Timestamp,
) => {
  if (!('anonymous' in draft) || draft.anonymous !== true)
    return {
      anonymous: false,
      submittedAt: now,
      userNickname: author.userNickname ?? '',
      partnerNickname: author.partnerNickname ?? '',
      userAvatarId: author.userAvatarId ?? GEOMETRIC_AVATAR_ID,
      partnerAvatarId: author.partnerAvatarId ?? GEOMETRIC_AVATAR_ID,
    };
  const userNickname = disguise(names, draft.userNickname, state, author, pseudonyms[0]);
  const partnerNickname = disguise(names, draft.partnerNickname, state, author, pseudonyms[1]);
  return {
    anonymous: true,
    // Stores only the day, because the exact time would point to the members who were online then.
    submittedAt: startOfDay(now),
    userNickname,
    partnerNickname: looksLike(names.confusableKeyOf, userNickname, partnerNickname)
      ? otherThan(userNickname, pseudonyms)
      : partnerNickname,
    userAvatarId: anonymousAvatar(draft.userAvatarId),
    partnerAvatarId: GEOMETRIC_AVATAR_ID,
  };
};

const disguise = (
  { mayBePseudonym, confusableKeyOf }: Names,
  wished: string | undefined,
  { takenNames }: PostState,
  author: Member,
  pseudonym: string,
) => {
  if (wished === undefined || !mayBePseudonym(wished) || takenNames.includes(wished)) return pseudonym;
  const own = [author.userNickname, author.partnerNickname, author.firstName].filter((name) => name !== null);
  return own.some((name) => looksLike(confusableKeyOf, name, wished)) ? pseudonym : wished;
};

const looksLike = (confusableKeyOf: ConfusableKeyOf, name: string, wished: string): boolean =>
  confusableKeyOf(name) === confusableKeyOf(wished) || nicknameKey(name) === nicknameKey(wished);

const otherThan = (name: string, [first, second]: Pseudonyms): string => (second === name ? first : second);

/** Accepts only emoji, because the author's own portrait would identify them. */
const anonymousAvatar = (wished: string | undefined) => (wished?.startsWith('emoji-') ? wished : GEOMETRIC_AVATAR_ID);

const wishedNames = (draft: ConflictDraft): string[] =>
  'anonymous' in draft && draft.anonymous
    ? [draft.userNickname, draft.partnerNickname].filter((name) => name !== undefined)
    : [];

const twoPseudonyms = (ids: IdSource): Pseudonyms => {
  const first = ids.randomInt(PSEUDONYM_COUNT);
  const second = (first + 1 + ids.randomInt(PSEUDONYM_COUNT - 1)) % PSEUDONYM_COUNT;
  return [pseudonymAt(first), pseudonymAt(second)];
};
