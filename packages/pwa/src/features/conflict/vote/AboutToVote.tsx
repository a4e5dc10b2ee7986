import type { ConflictId } from '@twosides/domain/kernel';
import { useEffect, useState } from 'react';
import { clearAboutToVote, isAboutToVote } from '../../../outbox/join-flow.ts';
import { useOutboxItems } from '../../../outbox/outbox-items.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import styles from './VoteSection.module.css';

/**
 * What somebody was doing who comes here by a link that was opened elsewhere. A side that was pressed on this device is
 * cast or asked about; any other has stayed where it was pressed.
 */
export function AboutToVote({ id }: { readonly id: ConflictId }) {
  const { user } = useCurrentUser();
  const { isRead, press } = useOutboxItems();
  const [isMeant] = useState(() => isAboutToVote(`/conflict/${id}`));
  useEffect(() => (isMeant ? clearAboutToVote : undefined), [isMeant]);
  if (!isMeant || user === null || !isRead || press?.queue === id) return null;
  return <p className={styles.about}>You were about to vote here.</p>;
}
