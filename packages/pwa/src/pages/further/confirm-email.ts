import { ConfirmEmailScreen } from '../../features/confirm-email/ConfirmEmailScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/confirm-email',
  Screen: ConfirmEmailScreen,
} satisfies Page<'confirmEmail'>;
