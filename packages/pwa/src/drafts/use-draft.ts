import type { MemberId } from '@twosides/domain/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCurrentUser } from '../session/current-user.ts';
import { type DraftName, draftStorage } from './draft-storage.ts';
import type { ParseDraft } from './text-draft.ts';

type DraftState<Draft> = {
  /** Null until something is written, and before hydration. */
  readonly draft: Draft | null;
  /** Whether it existed when the form opened. */
  readonly isRestored: boolean;
  readonly keep: (draft: Draft) => void;
  /** Offers it to the next member who signs in. */
  readonly offer: () => void;
  /** Removes it from storage but not from the screen. */
  readonly handOver: () => void;
  readonly forget: () => void;
};

/** A form's text as state and stored draft. Text typed on this page stays with its writer after signing in or out. */
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
