import { randomUUID } from 'node:crypto';
import { notifyOfReveal, notifyOfVotes } from '@twosides/domain/alerts';
import { postConflict } from '@twosides/domain/conflicts';
import { addComment, markComment } from '@twosides/domain/discussion';
import {
  type CommentId,
  type ConflictId,
  DAY,
  type MemberId,
  type OpId,
  type Secrets,
  updateIdOf,
} from '@twosides/domain/kernel';
import { ESTABLISHED_RULE } from '@twosides/domain/mailbox-keys';
import { report, settleReports } from '@twosides/domain/moderation';
import { decideFollow } from '@twosides/domain/profile';
import { postUpdate } from '@twosides/domain/updates';
import { castVote } from '@twosides/domain/voting';
import { confusableKeyOf } from '../../look-alikes/confusable-key.ts';
import { ids } from '../secrets/secrets.ts';
import type { Stores } from '../stores.ts';
import { NOW, WEIGHING } from './builders.ts';
import { addMember, stored } from './steps.ts';

export const MEMBERS: readonly MemberId[] = Array.from({ length: 30 }, (_, n) => `member-${10 + n}x` as MemberId);
export const CONFLICTS_VOTED_ON = 8;

const networkOfMember = (member: MemberId): string => `203.0.${MEMBERS.indexOf(member) % 7}/24`;

export type Authors = ReadonlyMap<ConflictId, MemberId>;

const inOrder = (n: number): readonly MemberId[] =>
  MEMBERS.map((_, place) => at((place * 7 + n * 11 + 3) % MEMBERS.length));
const at = (place: number): MemberId => stored(MEMBERS[place % MEMBERS.length]);
const after = (member: MemberId, by: number): MemberId => at(MEMBERS.indexOf(member) + by);

export const playBusySite = async (stores: Stores, secrets: Secrets): Promise<Authors> => {
  let now = NOW;
  const clock = () => now;
  const needs = { ...stores, secrets, ids, clock, confusableKeyOf, weighing: WEIGHING };
  const writer = (memberId: MemberId) => {
    now += 61_007;
    return { memberId, opId: randomUUID() as OpId };
  };
  const [posting, voting, commenting] = [
    postConflict(needs),
    castVote({ ...needs, established: ESTABLISHED_RULE }),
    addComment(needs),
  ];
  const write = (member: MemberId, id: ConflictId, replyTo?: CommentId) =>
    commenting(writer(member), id, `Words of ${id}.`, replyTo);

  for (const name of MEMBERS) await addMember(stores, name, { ...ONBOARDED, userNickname: name });
  const authors = new Map<ConflictId, MemberId>();
  for (const member of inOrder(0))
    authors.set(idOf(await posting(writer(member), { ...DRAFT, anonymous: true })), member);
  for (const member of inOrder(1)) await posting(writer(member), DRAFT);
  for (const id of [...authors.keys()].slice(0, CONFLICTS_VOTED_ON))
    for (const member of MEMBERS) await voting(writer(member), id, 'her', { network: networkOfMember(member) });

  for (const [id, author] of authors) {
    const [own, others] = [await write(author, id), await write(after(author, 5), id)];
    const reply = await write(author, id, commentOf(others));
    await write(after(author, 8), id, commentOf(reply));
    await markComment(needs)(writer(after(author, 9)), commentOf(own), 'helpful', true);
    await markComment(needs)(writer(author), commentOf(others), 'helpful', true);
    await report(needs)(writer(after(author, 3)).memberId, { kind: 'comment', id: commentOf(own) }, 'spam', null);
    await report(needs)(writer(after(author, 4)).memberId, { kind: 'conflict', id }, 'spam', null);
    await stores.alerts.notifyOfComments(10);
    await notifyOfReveal(needs)({ kind: 'conflict-revealed', conflictId: id, authorId: author });
    await notifyOfVotes(needs)({ kind: 'votes-reached', conflictId: id, authorId: author, votes: 1, at: now });
    await postUpdate(needs)(writer(author), id, ENDING);
    const update = { kind: 'update', id: updateIdOf({ conflictId: id, number: 1 }) } as const;
    await report(needs)(writer(after(author, 6)).memberId, update, 'spam', null);
    await settleReports(needs)(update, 'remove');
    await settleReports(needs)({ kind: 'conflict', id }, 'remove');
  }
  for (const member of inOrder(2)) {
    writer(member);
    const other = after(member, 2);
    await stores.profiles.follow(member, other, (state) => decideFollow(state, member, other, now));
  }
  for (const [id, author] of authors)
    await stores.reports.settle({ kind: 'conflict', id }, () => ({
      writes: [{ kind: 'suspend', memberId: author, until: now + DAY, now }],
      result: null,
    }));
  return authors;
};

const ONBOARDED = { onboardingCompleted: true, userPronouns: 'she/her', partnerPronouns: 'he/him' } as const;
const DRAFT = {
  title: 'The plants',
  herSide: 'Too little water.',
  hisSide: 'Too much.',
  category: 'household',
} as const;

const ENDING = { ending: 'still-open', votesHelped: null, text: 'Watered.', forStories: false } as const;

type Posted = Awaited<ReturnType<ReturnType<typeof postConflict>>>;
type Written = Awaited<ReturnType<ReturnType<typeof addComment>>>;

const idOf = (posted: Posted): ConflictId => {
  if (!posted.ok) throw new Error(posted.error);
  return posted.value.outcome.id;
};

const commentOf = (written: Written): CommentId => {
  if (!written.ok) throw new Error(written.error);
  return written.value.outcome.comment.id as CommentId;
};
