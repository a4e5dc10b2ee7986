import type { Migration } from './migration.ts';

export const decided: Migration = ({ database }) => {
  database.execute('CREATE INDEX rulings_of_moderator ON rulings (ruled_by, at)');
};
