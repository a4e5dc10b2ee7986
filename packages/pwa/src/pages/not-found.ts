import { NOT_FOUND_HEADING } from '@twosides/domain/contract';
import { NotFoundScreen } from '../features/not-found/NotFoundScreen.tsx';
import type { Page } from './page.ts';

/** What any other path shows. */
export const page = {
  path: '*',
  title: NOT_FOUND_HEADING,
  Screen: NotFoundScreen,
  renderedBy: [],
  needsOnboarding: true,
} satisfies Page<'notFound'>;
