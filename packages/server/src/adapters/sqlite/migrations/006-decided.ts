import type { Migration } from './migration.ts';

/** The index serves the list of a moderator's own decisions. */
export const decided: Migration = ({ database }) => {
  database.execute('CREATE INDEX rulings_of_moderator ON rulings (ruled_by, at)');
};
