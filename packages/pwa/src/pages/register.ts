import { RegisterScreen } from '../features/register/RegisterScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/register',
  Screen: RegisterScreen,
} satisfies Page<'register'>;
