import { matchPage, parseConflictId } from '@twosides/domain';
import type { UseCases } from '../use-cases.ts';

/** Whether there is a page at this path: the status that crawlers and link previews go by. */
export const pageStatus =
  ({ readConflict }: Pick<UseCases, 'readConflict'>) =>
  async (path: string): Promise<200 | 404> => {
    const match = matchPage(path);
    if (match === null) return 404;
    if (match.page !== 'conflict') return 200;
    const id = parseConflictId(match.params['id'] ?? '');
    return id !== null && (await readConflict(null, id)).ok ? 200 : 404;
  };
