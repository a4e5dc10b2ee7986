import type { ConflictId } from '@twosides/domain/kernel';
import { it } from 'vitest';
import { aConflict, SECRETS } from '../../behaviour/builders.ts';
import { EARLIER_TALLY, EARLIER_VOTE, expectEarlierVotes } from '../../behaviour/voting/earlier-votes.ts';
import { connect } from '../kernel/connection.ts';
import { toConflictRecord } from '../kernel/records.ts';
import { describeMongo, putAll, useDatabases } from '../kernel/test-database.ts';
import { voteId } from '../models/vote-schemas.ts';
import { openMongoStores } from '../stores.ts';
import { GUESSES } from './021-040/031-guesses.ts';
import { MIGRATIONS } from './list.ts';
import { migrate } from './migrate.ts';

const ID = 1 as ConflictId;

describeMongo('Votes of the time before first sides were kept', () => {
  const { freshUrl } = useDatabases();

  it('have none, and count as none from before seeing', async () => {
    const url = freshUrl();
    const connection = await connect(url);
    await migrate(connection, SECRETS, MIGRATIONS.indexOf(GUESSES));
    const { history: _, ...conflict } = toConflictRecord(SECRETS, { ...aConflict(EARLIER_TALLY), id: ID });
    await putAll(connection, 'conflicts', [conflict]);
    await putAll(connection, 'votes', [
      { _id: voteId(ID, EARLIER_VOTE.userFingerprint), conflictId: ID, ...EARLIER_VOTE },
    ]);
    await connection.close();
    const stores = await openMongoStores(url, SECRETS);
    await expectEarlierVotes(stores, ID);
    await stores.close();
  });
});
