import { LoginScreen } from '../features/login/LoginScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/login',
  Screen: LoginScreen,
} satisfies Page<'login'>;
