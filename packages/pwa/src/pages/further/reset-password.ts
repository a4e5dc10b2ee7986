import { ResetPasswordScreen } from '../../features/reset-password/ResetPasswordScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/reset-password',
  Screen: ResetPasswordScreen,
} satisfies Page<'resetPassword'>;
