import { VerifyEmailScreen } from '../../features/verify-email/VerifyEmailScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/verify-email',
  Screen: VerifyEmailScreen,
} satisfies Page<'verifyEmail'>;
