import { collapsedBy } from '../conflicts/shown.rule.ts';
import type { Clock, ConflictId, MemberId, Result, Secrets, Timestamp } from '../kernel/index.ts';
import { dayAgo, err, ok, timeAgo, toIsoTime } from '../kernel/index.ts';
import type { Conflict, Update } from '../model/index.ts';
import { isThereFor, readVote } from '../reading/read-conflict.ts';
import type { ConflictReader } from '../reading/reading.port.ts';
import type { StoredStory, UpdateStore } from './update-store.port.ts';
import type { StoriesView, UpdatesView, UpdateView } from './updates.api.ts';
import { isOpenlyShown, isTextVisible, opensAt, shownHelped } from './updates.rule.ts';

type Needs = {
  updates: Pick<UpdateStore, 'list' | 'isFollowing'>;
  reading: Pick<ConflictReader, 'read' | 'readBeside'>;
  secrets: Pick<Secrets, 'voterOf'>;
  clock: Clock;
};

export const readUpdates =
  ({ updates, reading, secrets, clock }: Needs) =>
  async (viewer: MemberId | null, id: ConflictId): Promise<Result<UpdatesView, 'conflict-not-found'>> => {
    const conflict = (await reading.read(id, 0))?.conflict ?? null;
    if (conflict === null) return err('conflict-not-found');
    if (!isThereFor(conflict, viewer)) return err('conflict-not-found');
    const isAuthor = viewer !== null && conflict.submittedBy === viewer;
    const [listed, vote, isFollowing] = await Promise.all([
      updates.list(id),
      readVote({ reading, secrets }, id, viewer),
      viewer !== null && updates.isFollowing(viewer, id),
    ]);
    const now = clock();
    const opens = isAuthor && conflict.isActive ? opensAt(conflict) : null;
    return ok({
      updates: listed.map((update) =>
        updateView(update, conflict, isAuthor, isAuthor || isTextVisible(update, conflict, vote), now),
      ),
      isFollowing,
      opensAt: opens === null ? null : toIsoTime(opens),
      anonymous: conflict.anonymous,
    });
  };

const updateView = (
  { number, ending, text, notifiedAt, takenDownBy, review }: Update,
  { anonymous }: Pick<Conflict, 'anonymous'>,
  isAuthor: boolean,
  isVisible: boolean,
  now: Timestamp,
): UpdateView => {
  const isTakenDown = takenDownBy !== null;
  const isShown = !isTakenDown || isAuthor;
  const words = isVisible || text === '' ? text : null;
  return {
    number,
    ending: isShown ? ending : 'rather-not-say',
    text: isShown ? words : '',
    notifiedAt: toIsoTime(notifiedAt),
    timeAgo: anonymous ? dayAgo(notifiedAt, now) : timeAgo(notifiedAt, now),
    isTakenDown,
    collapsedBy: collapsedBy(review),
  };
};

const STORIES = 12;
const STORIES_LOOKED_AT = 60;

export const readStories =
  ({ updates, clock }: { updates: Pick<UpdateStore, 'listStories' | 'countHelped'>; clock: Clock }) =>
  async (): Promise<StoriesView> => {
    const now = clock();
    const [found, helped] = await Promise.all([updates.listStories(STORIES_LOOKED_AT), updates.countHelped()]);
    return {
      stories: onePerConflict(found.filter(isForEverybody))
        .slice(0, STORIES)
        .map((story) => storyView(story, now)),
      helped: shownHelped(helped),
    };
  };

const isForEverybody = ({ update, conflict }: StoredStory): boolean =>
  collapsedBy(conflict.review) === null && isOpenlyShown(update) && isTextVisible(update, conflict, null);

const onePerConflict = (stories: readonly StoredStory[]): readonly StoredStory[] =>
  stories.filter(({ conflict }, place) => stories.findIndex((other) => other.conflict.id === conflict.id) === place);

const storyView = ({ update, conflict }: StoredStory, now: Timestamp): StoriesView['stories'][number] => ({
  conflictId: conflict.id,
  title: conflict.title,
  category: conflict.category,
  ending: update.ending,
  text: update.text,
  timeAgo: conflict.anonymous ? dayAgo(update.notifiedAt, now) : timeAgo(update.notifiedAt, now),
});
