import { ConflictScreen } from '../features/conflict/ConflictScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/conflict/:id/:slug?',
  Screen: ConflictScreen,
} satisfies Page<'conflict'>;
