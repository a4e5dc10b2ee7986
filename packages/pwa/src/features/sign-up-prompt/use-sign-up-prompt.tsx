import { lazy, type ReactNode, Suspense, useState } from 'react';
import { rememberRedirect } from './redirect-after-login.ts';
import type { SignUpRequest } from './SignUpPrompt.tsx';

export type AskToSignUp = (request: SignUpRequest & { readonly returnTo: string }) => void;

const SignUpPrompt = lazy(() => import('./SignUpPrompt.tsx').then((module) => ({ default: module.SignUpPrompt })));

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
    prompt: request && (
      <Suspense fallback={null}>
        <SignUpPrompt {...request} open={isOpen} onOpenChange={setOpen} />
      </Suspense>
    ),
  };
}
