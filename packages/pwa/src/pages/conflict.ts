import { parseConflictId } from '@twosides/domain/kernel';
import { conflictQuery } from '../api/conflicts.ts';
import { insightsQuery } from '../api/insights.ts';
import { ConflictScreen } from '../features/conflict/ConflictScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/conflict/:id/:slug?',
  Screen: ConflictScreen,
  queries: ({ params }) => {
    const id = parseConflictId(params.id ?? '');
    return id === null ? [] : [conflictQuery(id), insightsQuery(id)];
  },
} satisfies Page<'conflict'>;
