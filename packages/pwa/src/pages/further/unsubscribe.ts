import { UnsubscribeScreen } from '../../features/unsubscribe/UnsubscribeScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/unsubscribe',
  Screen: UnsubscribeScreen,
} satisfies Page<'unsubscribe'>;
