import { signInProvidersQuery } from '../api/account/sign-in-providers.ts';
import { LoginScreen } from '../features/login/LoginScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/login',
  Screen: LoginScreen,
  queries: () => [signInProvidersQuery],
} satisfies Page<'login'>;
