import type { MemberId } from '@twosides/domain/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCurrentUser } from '../session/current-user.ts';
import { type DraftName, draftStorage, type ParseDraft } from './draft-storage.ts';

export function useDraft<Draft>(name: DraftName, parse: ParseDraft<Draft>) {
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
      storage.store(next);
    },
    [storage],
  );
  const forget = useCallback(() => {
    setDraft(null);
    setTouched(false);
    setRestored(false);
    storage.delete();
  }, [storage]);
  return { draft, isRestored, keep, offer: storage.offer, handOver: storage.delete, forget };
}
