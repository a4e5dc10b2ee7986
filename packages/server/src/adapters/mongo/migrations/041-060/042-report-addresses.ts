import type { Migration } from '../migration.ts';

/** Where visitors are told what has become of their reports. */
export const REPORT_ADDRESSES: Migration = {
  outside: async ({ database }) => {
    // Two transactions that want to make one meet in an error.
    if (!(await database.listCollections({ name: 'report_addresses' }).hasNext()))
      await database.createCollection('report_addresses');
    await database.collection('report_addresses').createIndex({ day: 1 }, { name: 'by_day' });
  },
};
