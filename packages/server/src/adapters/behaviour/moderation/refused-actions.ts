import { randomUUID } from 'node:crypto';
import { editConflict, postConflict } from '@twosides/domain/conflicts';
import { addComment, markComment } from '@twosides/domain/discussion';
import type { CommentId, ConflictId, OpId, Result, Timestamp } from '@twosides/domain/kernel';
import { ESTABLISHED_RULE } from '@twosides/domain/mailbox-keys';
import { report } from '@twosides/domain/moderation';
import { follow, updateProfile } from '@twosides/domain/profile';
import { postUpdate } from '@twosides/domain/updates';
import { castVote } from '@twosides/domain/voting';
import { confusableKeyOf } from '../../../look-alikes/confusable-key.ts';
import type { Stores } from '../../stores.ts';
import { aComment, memberId, NOW, SECRETS, WEIGHING } from '../builders.ts';
import { addMember, comment, post } from '../steps.ts';

export type Scene = {
  readonly theirs: ConflictId;
  readonly comment: CommentId;
  readonly own: ReadonlyMap<string, ConflictId>;
};

let comments = 0;

export const setScene = async (stores: Stores, names: readonly string[]): Promise<Scene> => {
  await addMember(stores, 'author', { userNickname: 'Author' });
  for (const name of names)
    await addMember(stores, name, {
      userNickname: name,
      onboardingCompleted: true,
      ...(name.endsWith('2') && { email: `${name.slice(0, -1)}+2@example.org` }),
    });
  const { id: theirs } = await post(stores);
  comments += 1;
  const written = aComment(theirs, comments, { authorId: memberId('author') });
  await comment(stores, written);
  const own = new Map<string, ConflictId>();
  for (const name of names) own.set(name, (await post(stores, { submittedBy: memberId(name) })).id);
  return { theirs, comment: written.id, own };
};

type Outcome = Result<unknown, string>;

export const refusedActions = (stores: Stores, scene: Scene, at: Timestamp = NOW) => {
  const ids = { newMemberId: () => memberId(randomUUID()), newPasskeyId: randomUUID, newCommentId, randomInt: () => 0 };
  const needs = { ...stores, secrets: SECRETS, ids, clock: () => at, confusableKeyOf };
  const writer = (name: string, opId: OpId | null = null) => ({ memberId: memberId(name), opId });
  const ownOf = (name: string) => scene.own.get(name) as ConflictId;
  const item = { kind: 'conflict', id: scene.theirs } as const;
  const words = { hisSide: 'I cooked, so it is hers.', herSide: 'I shopped, so it is his.' };
  const draft = { title: 'Who does the dishes?', ...words, category: 'household', authorSide: 'her' } as const;
  const told = { ending: 'still-open', votesHelped: null, text: '', forStories: false } as const;
  return {
    vote: (name: string, opId?: OpId) =>
      castVote({ ...needs, established: ESTABLISHED_RULE })(writer(name, opId), scene.theirs, 'her'),
    comment: (name: string, opId?: OpId) => addComment(needs)(writer(name, opId), scene.theirs, 'A view.'),
    post: (name: string, opId?: OpId) => postConflict(needs)(writer(name, opId), draft),
    mark: (name: string, opId?: OpId) => markComment(needs)(writer(name, opId), scene.comment, 'helpful', true),
    'tell how it went': (name: string, opId?: OpId) => postUpdate(needs)(writer(name, opId), ownOf(name), told),
    report: (name: string) => report({ ...needs, weighing: WEIGHING })(memberId(name), item, 'spam', null),
    edit: (name: string) => editConflict(needs)(memberId(name), ownOf(name), { title: 'Whose turn is it today?' }),
    follow: (name: string) => follow(needs)(memberId(name), 'Author'),
    'say something of oneself': (name: string) => updateProfile(needs)(memberId(name), { bio: `I am ${name}.` }),
  } satisfies Record<string, (name: string, opId?: OpId) => Promise<Outcome>>;
};

const newCommentId = () => randomUUID() as CommentId;

export const suspend = ({ reports }: Stores, name: string, until: Timestamp, now: Timestamp = NOW): Promise<null> =>
  reports.settle({ kind: 'conflict', id: 1 as ConflictId }, () => ({
    writes: [{ kind: 'suspend', memberId: memberId(name), until, now }],
    result: null,
  }));

export const lift = ({ reports }: Stores, name: string, until: Timestamp): Promise<null> =>
  reports.settle({ kind: 'conflict', id: 1 as ConflictId }, () => ({
    writes: [{ kind: 'lift-suspension', memberId: memberId(name), until }],
    result: null,
  }));
