import { ForgotPasswordScreen } from '../../features/forgot-password/ForgotPasswordScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/forgot-password',
  Screen: ForgotPasswordScreen,
} satisfies Page<'forgotPassword'>;
