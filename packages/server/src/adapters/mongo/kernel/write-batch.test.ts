import type { ConflictId } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { borrowDatabase } from '../../../test-support/databases-of-run.ts';
import { aConflict, mailboxIdOf, NOW, SECRETS, voterOf } from '../../behaviour/builders.ts';
import { type VoteRecord, voteId } from '../models/conflict-records.ts';
import { createModels, type Models } from '../models/models.ts';
import { connect } from './connection.ts';
import { toConflictRecord } from './records.ts';
import { describeMongo } from './test-database.ts';
import { inTransaction } from './transaction.ts';
import { createWriteBatch, type WriteBatch } from './write-batch.ts';

describeMongo('a transaction’s writes to MongoDB', () => {
  const write = async (fill: (batch: WriteBatch, models: Models) => void) => {
    const { url, giveBack } = await borrowDatabase(SECRETS);
    const connection = await connect(url, { monitorCommands: true });
    try {
      const models = createModels(connection);
      await models.conflicts.insertMany([toConflictRecord(SECRETS, aConflict({ id: ID, commentCount: 3 }))]);
      const commands: string[] = [];
      connection.getClient().on('commandStarted', ({ commandName, command }) => {
        if (commandName === 'update' || commandName === 'insert')
          commands.push(`${commandName} ${command[commandName]}`);
      });
      const batch = createWriteBatch([models.conflicts, models.users]);
      fill(batch, models);
      await inTransaction(connection, () => batch.flush());
      const conflict = await models.conflicts.findOne({ _id: ID }).lean();
      return { commands, conflict, votes: await models.votes.find().lean() };
    } finally {
      await connection.close();
      giveBack();
    }
  };

  test('are one command per collection, conflicts first, and one write per document, with the later of two changes', async () => {
    const { commands, conflict } = await write((batch, { conflicts, votes, counters }) => {
      batch.insertOnce(votes, VOTE, 'side');
      batch.change(counters, 'conflicts', { inc: { value: 1 } });
      batch.change(conflicts, ID, { set: { title: 'First' }, inc: { revision: 1 }, min: { todayOldest: 7 } });
      batch.change(conflicts, ID, {
        set: { title: 'Second' },
        inc: { revision: 1, commentCount: -1 },
        min: { todayOldest: 9 },
      });
    });
    expect(commands).toEqual(['update conflicts', 'update votes', 'update counters']);
    expect(conflict).toMatchObject({ title: 'Second', revision: 2, commentCount: 2, todayOldest: 7 });
  });

  test('combine increments with an earlier set, and replace an earlier set or unset', async () => {
    const { conflict } = await write((batch, { conflicts }) => {
      batch.change(conflicts, ID, { set: { commentCount: 10, votesWait: true } });
      batch.change(conflicts, ID, { inc: { commentCount: 1 }, unset: ['votesWait', 'authorKey'] });
      batch.change(conflicts, ID, { set: { authorKey: 'key' } });
    });
    expect(conflict).toMatchObject({ commentCount: 11, authorKey: 'key' });
    expect(conflict).not.toHaveProperty('votesWait');
  });

  test('refuse an operator in place of a text', async () => {
    const withOperator = write((batch, { conflicts }) =>
      batch.updateMany(conflicts, { title: { $ne: '' } }, { set: { title: 'Another' } }),
    );
    await expect(withOperator).rejects.toThrow('Cast to string failed');
  });

  test('keep the order of writes to one document and to many', async () => {
    const { conflict } = await write((batch, { conflicts }) => {
      batch.change(conflicts, ID, { set: { title: 'First' } });
      batch.updateMany(conflicts, { _id: ID }, { set: { title: 'Second' } });
      batch.change(conflicts, ID, { set: { title: 'Third' } });
    });
    expect(conflict).toMatchObject({ title: 'Third' });
  });

  test('insert a new document with all its later changes', async () => {
    const written = await write((batch, { votes }) => {
      batch.insertOnce(votes, VOTE, 'side');
      batch.change(votes, VOTE._id, { set: { side: 'his' } });
    });
    expect(written.votes).toEqual([{ ...VOTE, side: 'his' }]);
  });
});

const ID = 7 as ConflictId;
const VOTE: VoteRecord = {
  _id: voteId(ID, mailboxIdOf('ada')),
  conflictId: ID,
  side: 'her',
  votedAt: NOW,
  mailboxId: mailboxIdOf('ada'),
  voterRef: voterOf('ada'),
  firstSide: 'her',
  isBlind: true,
  isReading: false,
  sideWhenSeen: 'her',
  guess: null,
  established: false,
  isExcluded: false,
};
