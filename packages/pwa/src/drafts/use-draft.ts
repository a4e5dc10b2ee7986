import type { MemberId } from '@twosides/domain/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCurrentUser } from '../session/current-user.ts';
import { type DraftName, draftStorage, type ParseDraft } from './draft-storage.ts';

type DraftState<Draft> = {
  /** null until something is written, and before the first paint: the server's page has no draft. */
  readonly draft: Draft | null;
  /** Whether it was there when the form opened. */
  readonly isRestored: boolean;
  readonly keep: (draft: Draft) => void;
  /** The visitor chooses to sign in with it. */
  readonly offer: () => void;
  /** Leaves it on the screen only: what becomes of it is known elsewhere. */
  readonly handOver: () => void;
  readonly forget: () => void;
};

/**
 * What is being written in a form, as state and as a stored draft. What was typed on this page stays its writer's,
 * whoever signs in or out meanwhile.
 */
export function useDraft<Draft>(name: DraftName, parse: ParseDraft<Draft>): DraftState<Draft> {
  const { user } = useCurrentUser();
  const viewer = user?.id ?? null;
  const [member, setMember] = useState<MemberId | null>(viewer);
  const [isTouched, setTouched] = useState(false);
  if (viewer !== member && !isTouched) setMember(viewer);
  const storage = useMemo(() => draftStorage(name, member ?? 'visitor', parse), [name, member, parse]);

  const [draft, setDraft] = useState<Draft | null>(null);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const kept = storage.read();
    setDraft(kept);
    setRestored(kept !== null);
  }, [storage]);

  const keep = useCallback(
    (next: Draft) => {
      setDraft(next);
      setTouched(true);
      storage.keep(next);
    },
    [storage],
  );
  const forget = useCallback(() => {
    setDraft(null);
    setTouched(false);
    setRestored(false);
    storage.forget();
  }, [storage]);
  return { draft, isRestored, keep, offer: storage.offer, handOver: storage.forget, forget };
}
