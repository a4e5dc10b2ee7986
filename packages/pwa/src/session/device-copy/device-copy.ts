import {
  type PersistedClient,
  type Persister,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/query-persist-client-core';
import { dehydrate, type Query } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { fetchOperatorAhead } from '../../api/site.ts';
import { setCurrentUser } from '../current-user.ts';
import { MEMBER_KEY, readKnownMember, readViewer, type Viewer } from '../known-member.ts';
import { currentSession, onViewerChange } from '../session.ts';
import { OLDEST, tellsAuthor } from './answer-entry.ts';
import { answerStorage, deleteCopy } from './answer-storage.ts';

export async function storeCopy(build: string, reload = () => window.location.reload()): Promise<void> {
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
    // Data loaded before this moment may belong to the former viewer, so it is not stored.
    copy = copyFor({ viewer, build, since: Date.now() });
    copy.begin();
  });
  window.addEventListener('pagehide', () => copy.flush());
  document.addEventListener('visibilitychange', () => document.hidden && copy.flush());
  followTabs(() => viewer, reload);
}

/** Milliseconds. Changes within this time are written together. */
const WRITE_DELAY = 1_000;

type Terms = { readonly viewer: Viewer; readonly build: string; readonly since: number };

function copyFor({ viewer, build, since }: Terms) {
  const queryClient = currentSession().client;
  const answers = answerStorage(viewer, build);
  let latest: PersistedClient;
  let isWriting = false;
  const persister: Persister = {
    restoreClient: () => answers.read() ?? undefined,
    persistClient: (client) => {
      latest = client;
      if (isWriting) return;
      isWriting = true;
      setTimeout(() => {
        isWriting = false;
        answers.write(latest);
      }, WRITE_DELAY);
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
      flush();
      fetchOperatorAhead(queryClient);
    },
    end: () => end(),
    flush,
  };
}

const isToBeKept = ({ meta, state: { data, error } }: Query) =>
  meta?.isKeptOnDevice === true && data !== undefined && !isGone(error) && !tellsAuthor(data);

const isGone = (error: unknown) => error instanceof ApiError && [403, 404, 410].includes(error.status);

function followTabs(present: () => Viewer, reload: () => void): void {
  const check = () => {
    const earlier = present();
    const member = readKnownMember();
    if ((member?.id ?? 'visitor') === earlier) return;
    setCurrentUser(member);
    // Forms and dialogs still show the former member's text, so the page reloads.
    if (earlier !== 'visitor') reload();
  };
  window.addEventListener('storage', ({ key }) => (key === MEMBER_KEY || key === null) && check());
  // A page restored from the back/forward cache has missed `storage` events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && check());
}
