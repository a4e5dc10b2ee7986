import { optional, WHEN_OPENED } from '../../../ui/layout/optional.tsx';
import { ask } from '../../../ui/overlay/ask.ts';
import { rememberRedirect } from './redirect-after-login.ts';
import type { SignUpRequest } from './SignUpPrompt.tsx';

const SignUpPrompt = optional(() => import('./SignUpPrompt.tsx').then((module) => module.SignUpPrompt), WHEN_OPENED);

export function askToSignUp({ returnTo, ...request }: SignUpRequest & { readonly returnTo: string }): void {
  rememberRedirect(returnTo);
  void ask(SignUpPrompt, request);
}
