import type { ConflictId } from '@twosides/domain/kernel';
import type { Review } from '@twosides/domain/model';
import { indexedTerms } from '../../search-index.ts';
import type { Database } from '../kernel/database.ts';

/** Must be called in the transaction that changes the conflict. */
export const indexConflict = (database: Database, id: ConflictId): void => {
  database.run('DELETE FROM conflicts_text WHERE rowid = ?', id);
  const row = database.first<Row>(TEXT, id);
  const terms = row && indexedTerms({ ...row, isActive: row.isActive === 1 });
  if (terms) database.run(INSERT, id, terms.title.join(' '), terms.all.join(' '));
};

type Row = {
  readonly title: string;
  readonly hisSide: string;
  readonly herSide: string;
  readonly isActive: number;
  readonly review: Review | null;
};

const TEXT = `
  SELECT title, his_side AS hisSide, her_side AS herSide, is_active AS isActive, review FROM conflicts WHERE id = ?`;

const INSERT = 'INSERT INTO conflicts_text (rowid, title, body) VALUES (?, ?, ?)';
