import {
  type PersistedClient,
  type Persister,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/query-persist-client-core';
import { dehydrate, type Query } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { fetchOperatorAhead } from '../../api/operator.ts';
import { setCurrentUser } from '../current-user.ts';
import { MEMBER_KEY, readKnownMember, readViewer, type Viewer } from '../known-member.ts';
import { onViewerChange, presentSession } from '../session.ts';
import { OLDEST } from './answer-entry.ts';
import { answerStorage, deleteCopy } from './answer-storage.ts';

/**
 * Puts what this viewer has read on this device back into the cache, and writes what is read from here on to the
 * device, for the viewer who read it; another viewer's is removed.
 * @param build what was kept by another is not understood, and removed
 * @param reload gives up the page with all it holds
 */
export async function keepCopy(build: string, reload = () => window.location.reload()): Promise<void> {
  let viewer = readViewer();
  let copy = copyFor({ viewer, build, since: 0 });
  await copy.restore();
  copy.begin();

  onViewerChange(() => {
    const next = readViewer();
    if (next === viewer) return;
    viewer = next;
    copy.end();
    deleteCopy();
    // Where a session goes on, what the former viewer has read is in memory still; it is older than this.
    copy = copyFor({ viewer, build, since: Date.now() });
    copy.begin();
  });
  window.addEventListener('pagehide', () => copy.flush());
  document.addEventListener('visibilitychange', () => document.hidden && copy.flush());
  followTabs(() => viewer, reload);
}

/** In ms. */
const MOMENT = 1_000;

type Terms = { readonly viewer: Viewer; readonly build: string; readonly since: number };

function copyFor({ viewer, build, since }: Terms) {
  const queryClient = presentSession().client;
  const answers = answerStorage(viewer, build);
  let latest: PersistedClient;
  let isWriting = false;
  const persister: Persister = {
    restoreClient: () => answers.read() ?? undefined,
    // Changes of a moment are written together.
    persistClient: (client) => {
      latest = client;
      if (isWriting) return;
      isWriting = true;
      setTimeout(() => {
        isWriting = false;
        answers.write(latest);
      }, MOMENT);
    },
    removeClient: answers.remove,
  };
  const dehydrateOptions = {
    shouldDehydrateMutation: () => false,
    shouldDehydrateQuery: (query: Query) => isToBeKept(query) && query.state.dataUpdatedAt > since,
  };
  const options = { queryClient, persister, buster: build, maxAge: OLDEST, dehydrateOptions };
  const flush = () => answers.write({ clientState: dehydrate(queryClient, dehydrateOptions) });
  let end = () => {};
  return {
    restore: () => persistQueryClientRestore(options),
    begin() {
      end = persistQueryClientSubscribe(options);
      // What was read before this began.
      flush();
      fetchOperatorAhead(queryClient);
    },
    end: () => end(),
    /** The persister waits up to a second before it writes; a page that is left has none. */
    flush,
  };
}

/** Also what could not be read again just now, but not what the server says is no longer there. */
const isToBeKept = ({ meta, state: { data, error } }: Query) =>
  meta?.isKeptOnDevice === true && data !== undefined && !isGone(error);

const isGone = (error: unknown) => error instanceof ApiError && [403, 404, 410].includes(error.status);

/**
 * Somebody has signed in or out in another tab: this one is theirs too.
 * @param present the viewer of this page so far
 * @param reload gives up the page with all it holds
 */
function followTabs(present: () => Viewer, reload: () => void): void {
  const check = () => {
    const earlier = present();
    const member = readKnownMember();
    if ((member?.id ?? 'visitor') === earlier) return;
    setCurrentUser(member);
    // Forms and dialogs hold what the member has written. Where it was a session that ended, the drafts keep it.
    if (earlier !== 'visitor') reload();
  };
  window.addEventListener('storage', ({ key }) => (key === MEMBER_KEY || key === null) && check());
  // A page that comes out of the back/forward cache has slept through it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && check());
}
