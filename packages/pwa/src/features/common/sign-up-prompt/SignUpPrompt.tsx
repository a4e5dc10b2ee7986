import { isFlowOpen } from '@twosides/domain/model';
import { PROMPT_TITLE_LENGTH, shortened } from '@twosides/domain/reading';
import { useEffect, useState } from 'react';
import { enterFlow, resumeFlow } from '../../../outbox/join-flow.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import type { Opened } from '../../../ui/overlay/ask.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { rememberRedirect } from './redirect-after-login.ts';
import styles from './SignUpPrompt.module.css';
import { savedVotesText, useSavedVotes } from './saved-votes.ts';

type PromptContext = 'vote' | 'comment' | 'submit' | 'general';

const PROMPT_COPY: Readonly<
  Record<PromptContext, { readonly heading: string; readonly button: string; readonly text: string }>
> = {
  vote: { heading: 'Quick vote?', button: 'Vote Now', text: 'Sign up to make your vote count. It’s free.' },
  comment: {
    heading: 'Share advice?',
    button: 'Share Wisdom',
    text: 'Sign up to post your comment. We’ll keep what you’ve written here.',
  },
  submit: {
    heading: 'Share your conflict?',
    button: 'Post Conflict',
    text: 'Sign up to tell both sides. It’s free.',
  },
  general: { heading: 'Join in?', button: 'Start Helping', text: 'Vote, comment and share your own side. It’s free.' },
};

export type SignUpRequest = {
  readonly context: PromptContext;
  readonly returnTo: string;
  readonly title?: string | undefined;
  readonly message?: string | undefined;
  readonly flowId?: string | undefined;
};

type SignUpPromptProps = SignUpRequest & Opened;

export function SignUpPrompt(props: SignUpPromptProps) {
  const { context, returnTo, title, message, flowId, ...opened } = props;
  useEffect(() => rememberRedirect(returnTo), [returnTo]);
  const copy = PROMPT_COPY[context];
  const saved = useSavedVotes(flowId);
  const enter = () => void (flowId ? enterFlow(flowId) : resumeFlow());
  return (
    <Dialog
      {...opened}
      title={copy.heading}
      description={flowId ? `${savedVotesText(saved, 'Sign up')}. ${keptText(saved.count)}` : (message ?? copy.text)}
      actions={
        <>
          <ButtonLink variant="plain" to="/login" onClick={enter}>
            Already have an account?
          </ButtonLink>
          <ButtonLink variant="fill" data-autofocus to="/register" onClick={enter}>
            {copy.button}
          </ButtonLink>
        </>
      }
    >
      {flowId && message && <p>{message}</p>}
      {title && (
        <p className={styles.title} dir="auto">
          {shortened(title, PROMPT_TITLE_LENGTH)}
        </p>
      )}
    </Dialog>
  );
}

const keptText = (count: number): string =>
  `Until then, ${count > 1 ? 'they stay' : 'it stays'} on this device for a day.`;

/** Names no conflict and no side, because others may see the screen. */
export function SavedVotes({ step }: { readonly step: string }) {
  const [flow] = useState(resumeFlow);
  const isOpen = flow !== null && isFlowOpen(flow.at, Date.now());
  const saved = useSavedVotes(isOpen ? flow.id : null);
  return saved.count > 0 && <Notice icon="check">{savedVotesText(saved, step)}.</Notice>;
}
