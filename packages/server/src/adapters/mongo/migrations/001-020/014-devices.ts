import type { Migration } from '../migration.ts';

/** The names of the devices on which an account was signed in; of before, those that are signed in. */
export const DEVICES: Migration = {
  outside: async ({ database }) => {
    const merged = { into: 'users', on: '_id', whenMatched: 'merge', whenNotMatched: 'discard' };
    await database
      .collection('sessions')
      .aggregate([
        { $match: { member: { $exists: true } } },
        { $group: { _id: '$member.id', devices: { $addToSet: '$member.session.device' } } },
        { $merge: merged },
      ])
      .toArray();
  },
};
