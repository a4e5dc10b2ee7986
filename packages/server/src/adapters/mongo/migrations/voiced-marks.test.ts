import type { ConflictId } from '@twosides/domain/kernel';
import { NO_SCORE } from '@twosides/domain/points';
import { it } from 'vitest';
import { aComment, aConflict, aMember, memberId, NOW, SECRETS, voterOf } from '../../behaviour/builders.ts';
import { COMMENT, EMAIL_OF, expectMarks, keyOf, MARKERS } from '../../behaviour/discussion/earlier-marks.ts';
import { connect } from '../kernel/connection.ts';
import { describeMongo, putAll, useDatabases } from '../kernel/test-database.ts';
import { openMongoStores } from '../stores.ts';
import { MAKE_ROOM_FOR_VOICES } from './021-040/023-make-room-for-voices.ts';
import { MIGRATIONS } from './list.ts';
import { migrate } from './migrate.ts';

describeMongo('Reports and marks of the time in which they were one a member, on MongoDB', () => {
  const { freshUrl } = useDatabases();

  it('are one a voice, and lose none', async () => {
    const url = freshUrl();
    const connection = await connect(url);
    await migrate(connection, SECRETS, MIGRATIONS.indexOf(MAKE_ROOM_FOR_VOICES));
    const members = Object.entries(EMAIL_OF).map(([name, email]) => {
      const { id, ...fields } = aMember(name, { email, userNickname: name });
      return {
        _id: id,
        ...fields,
        nicknameKey: name,
        revision: 0,
        voice: name === 'wise' ? 'hers' : 'the voice of reader',
      };
    });
    await putAll(connection, 'users', members);
    const mailbox = SECRETS.stampOf('mailbox', 'reader@example.org');
    await putAll(connection, 'voices', [{ _id: mailbox, voice: 'the voice of reader', endsAt: null }]);
    await putAll(connection, 'conflicts', [{ _id: 1, ...aConflict(), revision: 0 }]);
    const over = { authorId: memberId('wise'), helpfulCount: MARKERS.length };
    const { id, ...words } = aComment(1 as ConflictId, 1, over);
    await putAll(connection, 'comments', [{ _id: id, ...words }]);
    const marks = MARKERS.map((name) => ({ commentId: COMMENT, userFingerprint: voterOf(name) }));
    await putAll(connection, 'helpful_marks', marks);
    const entry = { memberId: 'wise', kind: 'helpful-comment', points: 25, day: 0, isCounted: true };
    const of = { itemKind: 'comment', itemId: COMMENT };
    await putAll(connection, 'ledger', [
      ...MARKERS.map((name) => ({ _id: `wise ${keyOf(name)}`, ...entry, ...of, sourceKey: keyOf(name) })),
      { _id: 'wise all 0', ...NO_SCORE, memberId: 'wise', span: 'all', start: 0, points: 75, helpfulComments: 3 },
    ]);
    const reported = { reporterId: 'one', reason: 'spam', note: null, reportedAt: NOW + 77, settledAt: null };
    await putAll(connection, 'reports', [{ ...of, ...reported }]);
    await connection.close();

    const stores = await openMongoStores(url, SECRETS);
    await expectMarks(stores);
    await stores.close();
  });
});
