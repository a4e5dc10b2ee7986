import { matchPage, type PageName, pageAt } from '@twosides/domain/wire';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveFlow, readFlow, unstoredVotes } from '../../outbox/join-flow.ts';
import { useOutboxItems } from '../../outbox/outbox-items.ts';
import { withOutbox } from '../../outbox/submit.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { hasSessionCookie } from '../../session/rendered-state.ts';
import { optional } from '../../ui/layout/optional.tsx';
import { useOnline } from '../../ui/layout/use-device.ts';

/** Must equal the name in `device-db.ts`, which is not imported here because it loads Dexie. */
const DEVICE_DB = 'twosides';

const WhoVoted = optional(() => import('../../features/outbox/WhoVoted.tsx').then((m) => m.WhoVoted));

const SIGN_UP_PAGES = new Set<PageName>([
  'login',
  'register',
  'checkEmail',
  'verifyEmail',
  'signInLink',
  'terms',
  'privacy',
  'guidelines',
]);

export function OutboxKeeper() {
  const { status, user } = useCurrentUser();
  const path = pageAt(useLocation().pathname);
  const { pendingVotes } = useOutboxItems();
  const memberId = user?.id ?? null;
  const isOnline = useOnline();
  const first = useRef<string | null>(path);
  const page = matchPage(path)?.page;
  const isSigningUp = page !== undefined && SIGN_UP_PAGES.has(page);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again online, because the outbox may not have loaded
  useEffect(() => {
    if (status === 'loading') return;
    let isPast = false;
    void (async () => {
      if (memberId === null && unstoredVotes().length === 0 && !(await hasStoredSomething())) return;
      await withOutbox(async ({ setMember, storeUnstoredVotes }) => {
        await storeUnstoredVotes().catch(() => undefined);
        if (!isPast) setMember(memberId);
      });
    })().catch(() => undefined);
    return () => {
      isPast = true;
    };
  }, [status, memberId, isOnline]);

  // Hydration shows members as `signed-out` too. Only the session cookie tells that somebody is signed in.
  useEffect(() => {
    if (status !== 'signed-out' || hasSessionCookie()) return;
    const isFirst = path === first.current;
    if (!isFirst) first.current = null;
    if (isSigningUp) return;
    if (isFirst && (readFlow()?.at ?? 0) >= performance.timeOrigin) return;
    leaveFlow();
  }, [status, path, isSigningUp]);

  useEffect(() => {
    if (memberId === null) return;
    void withPush(({ renewThisDevice }) => renewThisDevice());
    return () => void withPush(({ closeNotifications }) => closeNotifications());
  }, [memberId]);

  return pendingVotes.length > 0 && memberId !== null ? (
    <WhoVoted pendingVotes={pendingVotes} isSigningUp={isSigningUp} />
  ) : null;
}

const withPush = (work: (push: typeof import('../../push/this-device.ts')) => Promise<void>): Promise<void> =>
  import('../../push/this-device.ts').then(work).catch(() => undefined);

/** Firefox before 126 has no `indexedDB.databases()`, so this opens the database without creating it. */
const hasStoredSomething = (): Promise<boolean> =>
  new Promise((resolve) => {
    const request = indexedDB.open(DEVICE_DB);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => {
      request.result.close();
      resolve(true);
    };
    request.onerror = () => resolve(false);
  });
