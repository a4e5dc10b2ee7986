import { signInProvidersQuery } from '../api/account/sign-in-providers.ts';
import { RegisterScreen } from '../features/register/RegisterScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/register',
  Screen: RegisterScreen,
  queries: () => [signInProvidersQuery],
} satisfies Page<'register'>;
