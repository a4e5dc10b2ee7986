import { CheckEmailScreen } from '../../features/check-email/CheckEmailScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/check-email',
  Screen: CheckEmailScreen,
} satisfies Page<'checkEmail'>;
