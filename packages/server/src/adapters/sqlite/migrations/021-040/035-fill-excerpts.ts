import { excerptsOf } from '@twosides/domain/reading';
import type { Migration } from '../migration.ts';

/** Makes the excerpts of the conflicts that have none. */
export const FILL_EXCERPTS: Migration = {
  batch: ({ database }) => {
    const rows = database.all<Row>(NEXT, BATCH);
    for (const { id, ...accounts } of rows) {
      const { hisExcerpt, herExcerpt } = excerptsOf(accounts);
      database.run(FILL, hisExcerpt, herExcerpt, id);
    }
    return rows.length > 0;
  },
};

/** Conflicts of one transaction. */
const BATCH = 500;

type Row = { readonly id: number; readonly hisSide: string; readonly herSide: string };

const NEXT = `
  SELECT id, his_side AS hisSide, her_side AS herSide FROM conflicts INDEXED BY conflicts_without_excerpts
  WHERE his_excerpt IS NULL LIMIT ?`;
const FILL = 'UPDATE conflicts SET his_excerpt = ?, her_excerpt = ? WHERE id = ?';
