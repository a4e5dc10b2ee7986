import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import { expect, it } from 'vitest';
import { aComment, aConflict, aMember, commentIdOf, memberId, NOW } from '../../behaviour/builders.ts';
import { ADA, expectAuthors, HIDDEN, NAMED, PAYLOAD, REAL_SECRETS } from '../../behaviour/conflicts/earlier-authors.ts';
import { connect } from '../kernel/connection.ts';
import { describeMongo, putAll, useDatabases } from '../kernel/test-database.ts';
import { openMongoStores } from '../stores.ts';
import { HIDE_AUTHORS } from './001-020/018-hide-authors.ts';
import { MIGRATIONS } from './list.ts';
import { migrate } from './migrate.ts';

describeMongo('Anonymous conflicts of the time in which they had their author’s name beside them, on MongoDB', () => {
  const { freshUrl } = useDatabases();

  it('name nobody any more, and are their authors’ still', async () => {
    const url = freshUrl();
    const connection = await connect(url);
    await migrate(connection, REAL_SECRETS, MIGRATIONS.indexOf(HIDE_AUTHORS));
    for (const name of [ADA, 'ben']) {
      const { id, ...fields } = aMember(name);
      await putAll(connection, 'users', [{ _id: id, ...fields, revision: 0 }]);
    }
    const over = { submittedBy: ADA, submittedAt: NOW + 77, userAvatarId: 'shown' };
    await putAll(connection, 'conflicts', [
      { _id: HIDDEN, ...aConflict({ ...over, anonymous: true }), revision: 0 },
      { _id: NAMED, ...aConflict(over), revision: 0 },
    ]);
    const comment = (serial: number, authorId: MemberId, conflictId: ConflictId, tells?: MemberId) => {
      const { id, ...fields } = aComment(conflictId, serial, { authorId, avatar: 'own' });
      return { _id: id, ...fields, ...(tells && { tells }) };
    };
    await putAll(connection, 'comments', [
      comment(1, ADA, HIDDEN),
      comment(2, memberId('ben'), HIDDEN, ADA),
      comment(3, ADA, NAMED),
    ]);
    const alert = (subject: object, topic: string, at: number) => ({
      memberId: ADA,
      topic,
      subject,
      count: 1,
      at,
      isRead: false,
    });
    const own = { kind: 'comment', id: commentIdOf(1) };
    await putAll(connection, 'alerts', [
      alert({ type: 'revealed', conflictId: HIDDEN }, `revealed.${HIDDEN}`, NOW),
      alert(
        { type: 'item-hidden', item: own, conflictId: HIDDEN, by: 'reports', reason: 'spam' },
        'item.comment',
        NOW + 1,
      ),
      alert({ type: 'comments', conflictId: NAMED }, `comments.${NAMED}`, NOW + 2),
      alert({ type: 'report-settled', conflictId: HIDDEN }, `report.conflict.${HIDDEN}`, NOW + 3),
    ]);
    const job = {
      key: `alert:${ADA}`,
      lane: 'news',
      status: 'waiting',
      payload: PAYLOAD,
      runAt: NOW,
      leaseUntil: 0,
      attempts: 0,
    };
    await putAll(connection, 'jobs', [job, { ...job, key: `done:${ADA}`, status: 'failed', lastError: `To ${ADA}` }]);

    const stores = await openMongoStores(url, REAL_SECRETS);
    await expectAuthors(stores);
    await stores.close();

    const named = await Promise.all(
      ['conflicts', 'comments', 'alerts', 'jobs'].map(async (name) => {
        const documents = await connection.collection(name).find().toArray();
        return documents.filter((document) => JSON.stringify(document).includes(ADA)).length;
      }),
    );
    // The conflict and the comment in her name, and the alerts about that conflict and about her report.
    expect(named).toEqual([1, 1, 2, 0]);
    const names = ((await connection.db?.collections()) ?? []).map(({ collectionName }) => collectionName);
    expect(names.filter((name) => name.endsWith('_to_move'))).toEqual([]);
    await connection.close();
  });
});
