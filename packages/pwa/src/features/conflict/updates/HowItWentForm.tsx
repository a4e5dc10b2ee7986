import { useMutation, useQueryClient } from '@tanstack/react-query';
import { conflictPath } from '@twosides/domain/conflicts';
import { PAGE_HEADINGS } from '@twosides/domain/contract';
import type { ConflictId, MemberId, OpId } from '@twosides/domain/kernel';
import { UPDATES, type UpdateAnswers, VOTES_HELPED } from '@twosides/domain/model';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { UPDATE_MAX, VALIDATION } from '@twosides/domain/wire';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, failureText, NetworkError } from '../../../api/api-error.ts';
import { refreshUpdates } from '../../../api/conflict-cache.ts';
import { newOperationId } from '../../../api/operation-id.ts';
import { postUpdate } from '../../../api/own/posts.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { DraftNotice } from '../../../form/DraftNotice.tsx';
import { handleSubmit, useFocusInvalid } from '../../../form/use-form.ts';
import { savedToast } from '../../../outbox/announce-action.ts';
import { keep, updateOn } from '../../../outbox/submit.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { currentMemberId } from '../../../session/session.ts';
import shared from '../../../styles/shared.module.css';
import { FormError } from '../../../ui/feedback/FormError.tsx';
import { type Toast, toasts } from '../../../ui/feedback/toast-store.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { optional } from '../../../ui/layout/optional.tsx';
import { useIsHere } from '../../../ui/layout/use-is-here.ts';
import { QuickExit } from '../../common/quick-exit/QuickExit.tsx';
import { LazyDangerNote, LazyPersonalNotes } from '../../posting/before-posting/LazyNotes.tsx';
import styles from './HowItWentForm.module.css';
import { BLANK, type UpdateDraft, updateDraft } from './update-draft.ts';
import { HELPED_LABELS, OUTCOME_LABELS } from './update-words.ts';

const HelpNearby = optional(() => import('./HelpNearby.tsx').then((m) => m.HelpNearby));

export function HowItWentForm({ conflict }: { readonly conflict: ConflictDetailView }) {
  const { user } = useCurrentUser();
  const { draft, isRestored, keep, forget } = useDraft(`update-${conflict.id}`, updateDraft);
  const values = draft ?? BLANK;
  const ownNames = conflict.anonymous && user ? [user.userNickname, user.partnerNickname] : [];
  const names = ownNames.filter((name) => name !== null);
  const post = usePostUpdate(conflict, forget);
  const [failures, setFailures] = useState(0);
  const form = useFocusInvalid(failures);
  const isMissing = failures > 0 && values.ending === null;
  const isTooLong = failures > 0 && values.text.trim().length > UPDATE_MAX;

  // The server applies an operation id only once, so a changed update needs a new one.
  const change = (part: Partial<UpdateDraft>) => keep({ ...values, opId: null, ...part });
  const submit = handleSubmit(() => {
    if (post.isPending || user === null) return;
    const { ending, votesHelped, text, forStories } = values;
    if (ending === null || text.trim().length > UPDATE_MAX) return setFailures((count) => count + 1);
    const opId = values.opId ?? newOperationId();
    keep({ ...values, opId });
    post.mutate({ answers: { ending, votesHelped, text, forStories }, opId, memberId: user.id });
  });

  return (
    <div>
      <QuickExit onExit={forget} />
      <div className={styles.page}>
        <header>
          <h1 className={shared.title}>{PAGE_HEADINGS.howItWent}</h1>
          <p className={styles.about} dir="auto">
            {conflict.title}
          </p>
        </header>
        <form ref={form} className={shared.stack16} method="post" noValidate onSubmit={submit}>
          {isRestored && <DraftNotice disabled={post.isPending} onStartOver={forget} />}
          {post.error && (
            <FormError key={post.submittedAt} title="Your update wasn’t posted">
              {post.error instanceof NetworkError
                ? 'We couldn’t reach TwoSides. What you wrote is saved on this device. Post it when you’re back online.'
                : failureText(post.error)}
            </FormError>
          )}
          <Card padding="form" className={shared.stack28}>
            <fieldset className={shared.stack24} disabled={post.isPending}>
              <RadioGroup
                id="ending"
                label="How did it go?"
                hideLabel
                error={isMissing ? VALIDATION.updateRequired : undefined}
                options={UPDATES.map((value) => ({ value, label: OUTCOME_LABELS[value] }))}
                value={values.ending}
                onChange={(ending) => change({ ending })}
              />
              <RadioGroup
                id="votes-helped"
                label="Did the votes help?"
                hint="Optional. Only the total is ever shown."
                look="chips"
                options={VOTES_HELPED.map((value) => ({ value, label: HELPED_LABELS[value] }))}
                value={values.votesHelped}
                onChange={(votesHelped) => change({ votesHelped })}
              />
              <div role="status" className={styles.nearby}>
                {values.votesHelped === 'made-it-worse' && <HelpNearby onLeave={forget} />}
              </div>
              <div>
                <TextArea
                  id="text"
                  dir="auto"
                  label="What’s happened since then? (optional)"
                  hint="If you’ve seen the result, only people who can see it too will see this update. Otherwise, anyone can read it."
                  rows={5}
                  counter={COUNTER}
                  value={values.text}
                  error={isTooLong ? VALIDATION.updateMax : undefined}
                  onChange={(event) => change({ text: event.target.value })}
                />
                <LazyPersonalNotes text={values.text} names={names} onChange={(text) => change({ text })} />
                <LazyDangerNote text={values.text} />
              </div>
              <Checkbox
                label="TwoSides may show this in Success stories"
                checked={values.forStories}
                onChange={(event) => change({ forStories: event.target.checked })}
              />
            </fieldset>
            <Button type="submit" variant="fill" size="large" wide pending={post.isPending}>
              Post update
            </Button>
          </Card>
        </form>
      </div>
    </div>
  );
}

const COUNTER = { max: UPDATE_MAX };

type PostedUpdate = { readonly answers: UpdateAnswers; readonly opId: OpId; readonly memberId: MemberId };

/** @param onDone called when the server or the outbox has the update */
function usePostUpdate(conflict: { readonly id: ConflictId; readonly title: string }, onDone: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsHere();
  return useMutation<'posted' | 'queued', Error, PostedUpdate>({
    mutationFn: async ({ answers, opId, memberId }) => {
      try {
        await postUpdate(conflict.id, answers, { opId, memberId });
        return 'posted';
      } catch (error) {
        if (error instanceof ApiError) throw error;
        await keep(updateOn(conflict, answers, opId)).catch(() => Promise.reject(error));
        return 'queued';
      }
    },
    onSuccess: (outcome, { answers, memberId }) => {
      onDone();
      if (currentMemberId() !== memberId) return;
      const toast = outcome === 'posted' ? wordsFor(answers) : savedToast();
      const path = outcome === 'posted' ? conflictPath(conflict) : '/outbox';
      toasts.show(isHere() ? toast : { action: { label: 'View it', to: path }, ...toast });
      if (isHere()) void navigate(path, { replace: outcome === 'queued' });
    },
    onSettled: () => refreshUpdates(client, conflict.id),
  });
}

const wordsFor = ({ votesHelped }: UpdateAnswers): Toast =>
  votesHelped === 'made-it-worse'
    ? {
        title: 'Update posted',
        description: 'We’re sorry it got worse. You don’t have to go through this alone.',
        action: { label: 'Get help now', to: '/safety' },
        duration: 20_000,
      }
    : { title: 'Update posted', description: 'Thanks for letting people know.', tone: 'success' };
