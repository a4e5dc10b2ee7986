import { GEOMETRIC_AVATAR_ID } from '@twosides/domain/model';
import { confusableKeyOf } from '../../../look-alikes/confusable-key.ts';
import { authorKeyOf, namesOf, OF_NOBODY } from '../../hidden-author.ts';
import type { WriteHandlers } from '../kernel/database.ts';
import { claimMailboxKey, endClaims, findMailboxKey } from '../mailbox-keys/mailbox-keys.ts';
import { OWN_ITEMS, ownItemsOf } from '../moderation/rulings.ts';
import { identityWrites, passkeyWrites } from './credentials.ts';
import { tokenWrites } from './mail-tokens.ts';
import { CREDENTIALS, toMemberRow } from './member-row.ts';
import { registrationWrites } from './registrations.ts';

export const accountWrites = {
  'put-member': (database, { member }) => {
    const confusable_key = member.userNickname === null ? null : confusableKeyOf(member.userNickname);
    database.upsert('users', 'id', { ...toMemberRow(member), confusable_key });
  },
  'claim-mailbox-key': (database, { memberId, email }) => {
    claimMailboxKey(database, { id: memberId, email });
  },
  'put-credential': (database, { credential }) => {
    database.upsert('user_auth', 'user_id', CREDENTIALS.toRow(credential));
  },
  'drop-credential': (database, { memberId }) => {
    database.run('DELETE FROM user_auth WHERE user_id = ?', memberId);
  },
  'end-sessions': (database, { memberId }) => {
    database.run('UPDATE users SET session_epoch = session_epoch + 1 WHERE id = ?', memberId);
    database.run('DELETE FROM sessions WHERE member_id = ?', memberId);
  },
  // Foreign keys delete the member's other rows, such as sessions.
  'delete-member': (database, { member: { id, email }, claimsEndAt }) => {
    const mailboxKey = findMailboxKey(database, id);
    const key = authorKeyOf(database.secrets, id);
    database.run(OWN_APPEALS, ...ownItemsOf(database, id));
    database.update('comments', { author_id: id }, { author_id: null, avatar: GEOMETRIC_AVATAR_ID });
    const nobody = { author_key: OF_NOBODY.key, author_sealed: OF_NOBODY.sealed };
    database.update('comments', { author_key: key }, nobody);
    database.run('DELETE FROM alerts WHERE recipient IN (?, ?)', ...namesOf(database.secrets, id));
    database.run('DELETE FROM email_verification_tokens WHERE email = ?', email);
    database.run('DELETE FROM users WHERE id = ?', id);
    if (mailboxKey) endClaims(database, mailboxKey, claimsEndAt);
  },
  ...identityWrites,
  ...passkeyWrites,
  ...tokenWrites,
  ...registrationWrites,
} satisfies Partial<WriteHandlers>;

const OWN_APPEALS = `
  UPDATE appeals SET words = ''
  WHERE side = 'author' AND (item_kind, item_id) IN (SELECT item_kind, item_id FROM (${OWN_ITEMS}))`;
