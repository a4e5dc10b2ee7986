import { SignInLinkScreen } from '../../features/sign-in-link/SignInLinkScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/sign-in-link',
  Screen: SignInLinkScreen,
} satisfies Page<'signInLink'>;
