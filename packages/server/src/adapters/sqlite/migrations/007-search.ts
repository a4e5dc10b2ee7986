import type { ConflictId } from '@twosides/domain/kernel';
import { indexConflict } from '../reading/search-index.ts';
import type { Migration } from './migration.ts';

/** Adds the tags of all conflicts to the search index. A new table is faster than deleting each row. */
export const search: Migration = ({ database }) => {
  database.execute(`
    DROP TABLE conflicts_text;
    CREATE VIRTUAL TABLE conflicts_text USING fts5(
      title, body, tokenize = 'ascii', detail = 'column', prefix = '1 2 3 4 5 6 7 8'
    );
    INSERT INTO conflicts_text (conflicts_text, rank) VALUES ('secure-delete', 1);
  `);
  for (const { id } of database.all<{ id: ConflictId }>('SELECT id FROM conflicts')) indexConflict(database, id);
};
