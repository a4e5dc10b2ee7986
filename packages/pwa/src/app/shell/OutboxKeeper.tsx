import { matchPage, type PageName, pageAt } from '@twosides/domain/wire';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveFlow, readFlow } from '../../outbox/join-flow.ts';
import { useOutboxItems } from '../../outbox/outbox-items.ts';
import { withOutbox } from '../../outbox/with-outbox.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { hasSessionCookie } from '../../session/rendered-state.ts';
import { optional } from '../../ui/layout/optional.tsx';

/** The database's name, without its code. */
const DEVICE_DB = 'twosides';

const WhoVoted = optional(() => import('../../features/outbox/WhoVoted.tsx').then((m) => m.WhoVoted));

/** Pages by which one joins, and those that one reads on the way. */
const ON_THE_WAY = new Set<PageName>([
  'login',
  'register',
  'checkEmail',
  'verifyEmail',
  'signInLink',
  'terms',
  'privacy',
  'guidelines',
]);

/**
 * Tells the outbox, and what pushes to this device, who uses the page. Loaded after the first paint. Draws nothing but
 * the question whose a press is.
 */
export function OutboxKeeper() {
  const { status, user } = useCurrentUser();
  const path = pageAt(useLocation().pathname);
  const { press } = useOutboxItems();
  const memberId = user?.id ?? null;
  /** The path that the visit began with, until it is left. */
  const first = useRef<string | null>(path);

  useEffect(() => {
    if (status === 'loading') return;
    let isPast = false;
    void (async () => {
      if (memberId === null && !(await hasKeptSomething())) return;
      await withOutbox(({ setMember }) => {
        // Somebody else may look by now, whom the outbox has been told of already.
        if (!isPast) setMember(memberId);
      });
    })().catch(() => undefined);
    return () => {
      isPast = true;
    };
  }, [status, memberId]);

  // A visitor who turns to something else has left the way from their press; not so the member who comes back from it,
  // whose page is a visitor's until it is known who looks.
  useEffect(() => {
    if (status !== 'signed-out' || hasSessionCookie()) return;
    const isFirst = path === first.current;
    if (!isFirst) first.current = null;
    const page = matchPage(path)?.page;
    if (page !== undefined && ON_THE_WAY.has(page)) return;
    // This may come after the press: who is about to go on from here leaves nothing.
    if (isFirst && (readFlow()?.at ?? 0) >= performance.timeOrigin) return;
    leaveFlow();
  }, [status, path]);

  // A device that is told goes on being told, as the one who uses it.
  useEffect(() => {
    if (memberId === null) return;
    void import('../../push/this-device.ts').then(({ renewThisDevice }) => renewThisDevice()).catch(() => undefined);
  }, [memberId]);

  return press !== null && memberId !== null ? <WhoVoted key={press.opId} press={press} /> : null;
}

/**
 * Visitors who never did anything here don't load the outbox. Opens the database without creating it, because Firefox
 * has `indexedDB.databases()` only from 126.
 */
const hasKeptSomething = (): Promise<boolean> =>
  new Promise((resolve) => {
    const request = indexedDB.open(DEVICE_DB);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => {
      request.result.close();
      resolve(true);
    };
    request.onerror = () => resolve(false);
  });
