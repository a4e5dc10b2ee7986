import { GEOMETRIC_AVATAR_ID } from '@twosides/domain/model';
import { authorKeyOf, DELETED_AUTHOR, namesOf } from '../../hidden-author.ts';
import type { WriteHandlers } from '../kernel/database.ts';
import { claimMailboxKey, endClaims, findMailboxKey } from '../mailbox-keys/mailbox-keys.ts';
import { OWN_ITEMS, ownItemsOf } from '../moderation/rulings.ts';
import { credentialWrites } from './credentials.ts';
import { tokenWrites } from './mail-tokens.ts';
import { toMemberRow } from './member-row.ts';
import { registrationWrites } from './registrations.ts';

export const accountWrites = {
  'put-member': (database, { member }) => {
    database.upsert('users', 'id', toMemberRow(member));
  },
  'claim-mailbox-key': (database, { memberId, email }) => {
    claimMailboxKey(database, { id: memberId, email });
  },
  'end-sessions': (database, { memberId }) => {
    database.run('UPDATE users SET session_epoch = session_epoch + 1 WHERE id = ?', memberId);
    database.run('DELETE FROM sessions WHERE member_id = ?', memberId);
  },
  // Foreign keys delete the member's other rows, such as sessions.
  'delete-member': (database, { member: { id, email }, claimsEndAt }) => {
    const mailboxKey = findMailboxKey(database, id);
    const authorKey = authorKeyOf(database.secrets, id);
    database.run(OWN_APPEALS, ...ownItemsOf(database, id));
    database.update('comments', { authorId: id }, { authorId: null, avatar: GEOMETRIC_AVATAR_ID });
    database.update('comments', { authorKey }, DELETED_AUTHOR);
    database.run('DELETE FROM alerts WHERE recipient IN (?, ?)', ...namesOf(database.secrets, id));
    database.run('DELETE FROM email_verification_tokens WHERE email = ?', email);
    database.run('DELETE FROM users WHERE id = ?', id);
    if (mailboxKey) endClaims(database, mailboxKey, claimsEndAt);
  },
  ...credentialWrites,
  ...tokenWrites,
  ...registrationWrites,
} satisfies Partial<WriteHandlers>;

const OWN_APPEALS = `
  UPDATE appeals SET words = ''
  WHERE side = 'author' AND (item_kind, item_id) IN (SELECT item_kind, item_id FROM (${OWN_ITEMS}))`;
