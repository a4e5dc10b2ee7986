import type { ConflictId } from '@twosides/domain/kernel';
import { NO_SCORE } from '@twosides/domain/points';
import { it } from 'vitest';
import { aComment, aConflict, aMember, memberId, NOW, SECRETS } from '../../behaviour/builders.ts';
import { DAY_OF_POINTS, EARLIER, expectFolded, POINTS, SCORES } from '../../behaviour/moderation/earlier-reports.ts';
import { connect } from '../kernel/connection.ts';
import { describeMongo, putAll, useDatabases } from '../kernel/test-database.ts';
import { openMongoStores } from '../stores.ts';
import { FOLD_WHAT_WAS_HIDDEN } from './021-040/032-fold-what-was-hidden.ts';
import { MIGRATIONS } from './list.ts';
import { migrate } from './migrate.ts';

describeMongo('What reports had hidden, on MongoDB', () => {
  const { freshUrl } = useDatabases();

  it('is folded, and what was looked at kept', async () => {
    const url = freshUrl();
    const connection = await connect(url);
    await migrate(connection, SECRETS, MIGRATIONS.indexOf(FOLD_WHAT_WAS_HIDDEN));
    const { id: author, ...member } = aMember('author');
    await putAll(connection, 'users', [{ _id: author, ...member, revision: 0 }]);
    const whole = SCORES.map((score) => ({
      _id: `author ${score.span} ${score.start}`,
      ...NO_SCORE,
      ...score,
      memberId: author,
      conflicts: 1,
      helpfulComments: 1,
    }));
    await putAll(connection, 'ledger', whole);
    for (const [n, { takenDownBy, isSettled }] of EARLIER.entries()) {
      const isPublic = takenDownBy === null;
      const { id: _, review: _review, ...conflict } = aConflict({ submittedBy: author });
      const { id: comment, review: _none, ...words } = aComment((n + 1) as ConflictId, n + 1, { isVisible: isPublic });
      await putAll(connection, 'conflicts', [
        { _id: n + 1, ...conflict, isActive: isPublic, takenDownBy, revision: 0 },
      ]);
      await putAll(connection, 'comments', [{ _id: comment, ...words, ...(!isPublic && { takenDownBy }) }]);
      for (const [itemKind, itemId, kind] of [
        ['conflict', String(n + 1), 'post'],
        ['comment', comment, 'helpful-comment'],
      ] as const) {
        const of = { itemKind, itemId };
        const given = { userFingerprint: `print ${n}`, reporterId: memberId(`ben ${n}`), reason: 'spam', note: null };
        const settledAt = isSettled ? NOW : null;
        await putAll(connection, 'reports', [
          { _id: `${itemKind} ${itemId} print ${n}`, ...of, ...given, reportedAt: DAY_OF_POINTS, settledAt },
        ]);
        const entry = { memberId: author, kind, points: POINTS, day: DAY_OF_POINTS, isCounted: isPublic };
        await putAll(connection, 'ledger', [
          { _id: `author ${kind} ${n}`, ...entry, ...of, sourceKey: `${kind} ${n}` },
        ]);
      }
    }
    await connection.close();

    const stores = await openMongoStores(url, SECRETS);
    await expectFolded(stores);
    await stores.close();
  });
});
