import { PROMPT_TITLE_LENGTH, shortened } from '@twosides/domain/reading';
import { enterFlow } from '../../outbox/join-flow.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { PROMPT_COPY, type PromptContext } from './prompt-copy.ts';
import { savedVoteText } from './SavedVote.tsx';
import styles from './SignUpPrompt.module.css';

export type SignUpRequest = {
  readonly context: PromptContext;
  /** The conflict that it was about. */
  readonly title?: string | undefined;
  /** Stands in the place of the context's own words. */
  readonly message?: string | undefined;
  /** Of the flow that begins where they go on from here. */
  readonly flowId?: string | undefined;
};

type SignUpPromptProps = SignUpRequest & { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** Asks a visitor to join, at the moment when joining has a point. */
export function SignUpPrompt({ context, title, message, flowId, open, onOpenChange }: SignUpPromptProps) {
  const copy = PROMPT_COPY[context];
  const enter = () => enterFlow(flowId ?? null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.heading}
      description={message ?? copy.text}
      actions={
        <>
          <ButtonLink variant="plain" to="/login" onClick={enter}>
            Already have an account?
          </ButtonLink>
          <ButtonLink variant="fill" to="/register" onClick={enter}>
            {copy.button}
          </ButtonLink>
        </>
      }
    >
      {flowId && <p>{savedVoteText('Add your email')}</p>}
      {title && (
        <p className={styles.title} dir="auto">
          {shortened(title, PROMPT_TITLE_LENGTH)}
        </p>
      )}
    </Dialog>
  );
}
