import { matchPage, type PageName, pageAt } from '@twosides/domain/wire';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveFlow, readFlow } from '../../outbox/join-flow.ts';
import { useOutboxItems } from '../../outbox/outbox-items.ts';
import { withOutbox } from '../../outbox/with-outbox.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { hasSessionCookie } from '../../session/rendered-state.ts';
import { optional } from '../../ui/layout/optional.tsx';

/** A copy of the name in `device-db.ts`, which avoids loading that module. */
const DEVICE_DB = 'twosides';

const WhoVoted = optional(() => import('../../features/outbox/WhoVoted.tsx').then((m) => m.WhoVoted));

/** Opening these pages does not end the sign-up flow, because people sign up on them or read them before they do. */
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

export function OutboxKeeper() {
  const { status, user } = useCurrentUser();
  const path = pageAt(useLocation().pathname);
  const { pendingVote } = useOutboxItems();
  const memberId = user?.id ?? null;
  /** The first path of the visit; null after the visitor has left it. */
  const first = useRef<string | null>(path);

  useEffect(() => {
    if (status === 'loading') return;
    let isPast = false;
    void (async () => {
      if (memberId === null && !(await hasKeptSomething())) return;
      await withOutbox(({ setMember }) => {
        if (!isPast) setMember(memberId);
      });
    })().catch(() => undefined);
    return () => {
      isPast = true;
    };
  }, [status, memberId]);

  // A visitor who opens another page abandons the sign-up flow. Until a member's account has loaded, their `status` may
  // be `signed-out` too, because hydration renders a visitor's page. The session cookie tells them apart.
  useEffect(() => {
    if (status !== 'signed-out' || hasSessionCookie()) return;
    const isFirst = path === first.current;
    if (!isFirst) first.current = null;
    const page = matchPage(path)?.page;
    if (page !== undefined && ON_THE_WAY.has(page)) return;
    // If the visitor voted on the first page before this code was loaded, keep the flow of that vote.
    if (isFirst && (readFlow()?.at ?? 0) >= performance.timeOrigin) return;
    leaveFlow();
  }, [status, path]);

  useEffect(() => {
    if (memberId === null) return;
    void import('../../push/this-device.ts').then(({ renewThisDevice }) => renewThisDevice()).catch(() => undefined);
  }, [memberId]);

  return pendingVote !== null && memberId !== null ? (
    <WhoVoted key={pendingVote.opId} pendingVote={pendingVote} />
  ) : null;
}

/** Opens the database without creating it, because Firefox before 126 has no `indexedDB.databases()`. */
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
