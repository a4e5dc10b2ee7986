import { type ReactNode, useState } from 'react';
import { optional, WHEN_OPENED } from '../../ui/layout/optional.tsx';
import { rememberRedirect } from './remember-redirect.ts';
import type { SignUpRequest } from './SignUpPrompt.tsx';

export type AskToSignUp = (request: SignUpRequest & { readonly returnTo: string }) => void;

const SignUpPrompt = optional(() => import('./SignUpPrompt.tsx').then((module) => module.SignUpPrompt), WHEN_OPENED);

/** `ask` opens the prompt and notes where to come back to; `prompt` has to be rendered somewhere. */
export function useSignUpPrompt(): { readonly ask: AskToSignUp; readonly prompt: ReactNode } {
  const [request, setRequest] = useState<SignUpRequest | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    ask: ({ returnTo, ...next }) => {
      rememberRedirect(returnTo);
      setRequest(next);
      setOpen(true);
    },
    // What it says stays while it closes.
    prompt: request && <SignUpPrompt {...request} open={isOpen} onOpenChange={setOpen} />,
  };
}
