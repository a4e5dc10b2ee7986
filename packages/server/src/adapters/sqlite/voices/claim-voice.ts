import type { MemberId, Secrets, Timestamp, Voice } from '@twosides/domain/kernel';
import type { Member } from '@twosides/domain/model';
import { canonicalMailbox, claimMailbox } from '@twosides/domain/voices';
import type { Database } from '../kernel/database.ts';

/**
 * Claims a proven mailbox for its member, in the transaction that proves it; doing it again changes nothing. @returns
 * the member's voice
 */
export const claimVoice = (
  database: Database,
  secrets: Secrets,
  { id, email }: Pick<Member, 'id' | 'email'>,
): Voice => {
  const mailbox = secrets.stampOf('mailbox', canonicalMailbox(email));
  const own = findVoice(database, id);
  const claimed = database.first<{ voice: Voice }>('SELECT voice FROM voices WHERE mailbox = ?', mailbox);
  const { voice, isNew, isKept } = claimMailbox(own, claimed?.voice ?? null, secrets.newVoice);
  if (isNew) database.insert('voices', { mailbox, voice, ends_at: null });
  if (isKept) database.run('UPDATE voices SET ends_at = NULL WHERE mailbox = ?', mailbox);
  if (own === null) database.run('UPDATE users SET voice = ? WHERE id = ?', voice, id);
  return voice;
};

export const findVoice = (database: Database, member: MemberId): Voice | null =>
  database.first<{ voice: Voice | null }>('SELECT voice FROM users WHERE id = ?', member)?.voice ?? null;

/** Once its last member is gone, a voice's claims end. To be called after the member was deleted. */
export const endClaims = (database: Database, voice: Voice, at: Timestamp): void => {
  if (database.first('SELECT 1 FROM users WHERE voice = ? LIMIT 1', voice) === null)
    database.run('UPDATE voices SET ends_at = ? WHERE voice = ? AND ends_at IS NULL', at, voice);
};
