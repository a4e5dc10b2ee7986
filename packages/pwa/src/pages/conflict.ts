import { parseConflictId } from '@twosides/domain/kernel';
import { conflictQuery } from '../api/conflicts.ts';
import { insightsQuery } from '../api/insights.ts';
import { commentsFromQuery } from '../api/more-comments.ts';
import { ConflictScreen } from '../features/conflict/ConflictScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/conflict/:id/:slug?',
  Screen: ConflictScreen,
  renderedBy: ['comments'],
  queries: ({ params, search }) => {
    const id = parseConflictId(params.id ?? '');
    const from = search.get('comments');
    if (id === null) return [];
    return [conflictQuery(id), insightsQuery(id), ...(from === null ? [] : [commentsFromQuery(id, from)])];
  },
} satisfies Page<'conflict'>;
