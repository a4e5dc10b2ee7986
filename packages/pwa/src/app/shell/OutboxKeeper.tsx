import { matchPage, type PageName, pageAt } from '@twosides/domain/wire';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveFlow, readFlow } from '../../outbox/join-flow.ts';
import { useOutboxItems } from '../../outbox/outbox-items.ts';
import { withOutbox } from '../../outbox/with-outbox.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { hasSessionCookie } from '../../session/rendered-state.ts';
import { optional } from '../../ui/layout/optional.tsx';

/** The database's name, without loading its code. */
const DEVICE_DB = 'twosides';

const WhoVoted = optional(() => import('../../features/outbox/WhoVoted.tsx').then((m) => m.WhoVoted));

/** Sign-up pages, and those read along the way. */
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
 * Connects the outbox and push to the current member. Loaded after the first paint; renders only the question whose
 * pending vote it is.
 */
export function OutboxKeeper() {
  const { status, user } = useCurrentUser();
  const path = pageAt(useLocation().pathname);
  const { press } = useOutboxItems();
  const memberId = user?.id ?? null;
  /** The first path of the visit, until it changes. */
  const first = useRef<string | null>(path);

  useEffect(() => {
    if (status === 'loading') return;
    let isPast = false;
    void (async () => {
      if (memberId === null && !(await hasKeptSomething())) return;
      await withOutbox(({ setMember }) => {
        // The member may have changed meanwhile.
        if (!isPast) setMember(memberId);
      });
    })().catch(() => undefined);
    return () => {
      isPast = true;
    };
  }, [status, memberId]);

  // A visitor who turns elsewhere abandons their pending vote's flow. A returning member does not, but looks like a
  // visitor until the session is known.
  useEffect(() => {
    if (status !== 'signed-out' || hasSessionCookie()) return;
    const isFirst = path === first.current;
    if (!isFirst) first.current = null;
    const page = matchPage(path)?.page;
    if (page !== undefined && ON_THE_WAY.has(page)) return;
    // May run after the press: the flow is still needed then.
    if (isFirst && (readFlow()?.at ?? 0) >= performance.timeOrigin) return;
    leaveFlow();
  }, [status, path]);

  // Renews this device's push subscription for the current member.
  useEffect(() => {
    if (memberId === null) return;
    void import('../../push/this-device.ts').then(({ renewThisDevice }) => renewThisDevice()).catch(() => undefined);
  }, [memberId]);

  return press !== null && memberId !== null ? <WhoVoted key={press.opId} press={press} /> : null;
}

/**
 * Avoids loading the outbox for visitors without data. Opens the database without creating it, because Firefox has
 * `indexedDB.databases()` only since 126.
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
