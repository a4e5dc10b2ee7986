import { useEffect } from 'react';
import { withOutbox } from '../../outbox/with-outbox.ts';
import { useCurrentUser } from '../../session/current-user.ts';

/** The database's name, without its code. */
const DEVICE_DB = 'twosides';

/** Tells the outbox, and what pushes to this device, who uses the page. Draws nothing; loaded after the first paint. */
export function OutboxKeeper() {
  const { status, user } = useCurrentUser();
  const memberId = user?.id ?? null;

  useEffect(() => {
    if (status === 'loading') return;
    void (async () => {
      if (memberId !== null || (await hasKeptSomething())) await withOutbox(({ setMember }) => setMember(memberId));
    })().catch(() => undefined);
  }, [status, memberId]);

  // A device that is told goes on being told, as the one who uses it.
  useEffect(() => {
    if (memberId === null) return;
    void import('../../push/this-device.ts').then(({ renewThisDevice }) => renewThisDevice()).catch(() => undefined);
  }, [memberId]);

  // It speaks when there is no network, and then nothing more can be fetched.
  useEffect(() => {
    import('../../ui/feedback/ToastCard.tsx').catch(() => undefined);
  }, []);

  return null;
}

/** Visitors who never did anything here need none of it. */
async function hasKeptSomething(): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === DEVICE_DB);
}
