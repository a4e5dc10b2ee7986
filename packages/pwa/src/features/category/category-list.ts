import type { Category } from '@twosides/domain/model';
import type { ListChoice } from '../../api/query-keys.ts';

const LIMIT = 20;

/** What the page of a category lists. */
export const listOf = ({ id }: Category): ListChoice => ({ name: 'topConflictsToday', category: id, limit: LIMIT });
