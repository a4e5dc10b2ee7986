import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { defaultAuthorSide, type PostedConflict } from '@twosides/domain/conflicts';
import type { ConflictAnswers } from '@twosides/domain/model';
import type { CurrentUserView } from '@twosides/domain/profile';
import type { ErrorCode } from '@twosides/domain/wire';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { newOperationId } from '../../../api/operation-id.ts';
import { postConflict } from '../../../api/own/posts.ts';
import { ownConflictsQuery } from '../../../api/profiles.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { takePendingQuestion } from '../../../drafts/pending-question.ts';
import { attempt } from '../../../form/attempt.ts';
import { announceCleared } from '../../../form/DraftNotice.tsx';
import { newDisguise } from '../../../form/disguise.ts';
import { FORM_TOASTS } from '../../../messages/toasts.ts';
import { savedToast } from '../../../outbox/announce-action.ts';
import { outboxItems } from '../../../outbox/outbox-items.ts';
import { keep, postOf } from '../../../outbox/submit.ts';
import { currentMemberId } from '../../../session/session.ts';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { useIsHere } from '../../../ui/layout/use-is-here.ts';
import { toastProblem } from '../../common/offline/LoadFailed.tsx';
import { rememberRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { createWordsCheck } from '../before-posting/check-words.ts';
import { conflictDraft } from './conflict-draft.ts';
import { SubmitPage, SubmitSkeleton } from './SubmitPage.tsx';
import { draftOf, submitMachine } from './submit-machine.ts';

export function SubmitFlow({ user }: { readonly user: CurrentUserView }) {
  const finish = useFinish();
  const reportFailure = useReportFailure(user.email);
  const navigate = useNavigate();
  const client = useQueryClient();
  const draft = conflictDraft(user.id);
  const [isNewVisit] = useState(() => !draft.isOfThisVisit());
  const [blank] = useState(() => blankAnswers(user));
  const [checkWords] = useState(createWordsCheck);
  const isHere = useIsHere();

  const [state, send] = useMachine(
    submitMachine.provide({
      actors: {
        readDraft: fromPromise(async () => {
          const stored = draft.read();
          const isAnonymous = stored === null && (await startsAnonymous(client));
          return { draft: stored, isAnonymous, question: takePendingQuestion() };
        }),
        checkWords: fromPromise(({ input }) => checkWords([input.title, input.herSide, input.hisSide])),
        postConflict: fromPromise(async ({ input }) => {
          const posted = await attempt(postConflict(input.answers, { opId: input.opId, memberId: user.id }));
          // The state machine stops when the person leaves this page, so finish here.
          if (posted.ok && !isHere() && currentMemberId() === user.id) {
            if (draft.read()?.opId === input.opId) draft.delete();
            finish(posted.value);
          }
          return posted;
        }),
        keepForLater: fromPromise(({ input }) => keep(postOf(input.answers, input.opId))),
      },
      actions: {
        storeDraft: ({ context }) => draft.store(draftOf(context)),
        deleteDraft: () => draft.delete(),
        celebrate: (_, { conflict }) => finish(conflict),
        leaveKept: () => {
          toasts.show(savedToast());
          void navigate('/outbox', { replace: true });
        },
        reportFailure: (_, { code, message }) => reportFailure(code, message),
      },
    }),
    { input: { blank, newOpId: newOperationId } },
  );

  if (state.matches('restoring')) return <SubmitSkeleton />;
  const { answers } = state.context;

  const startOver = () => {
    send({ type: 'draft.discarded' });
    announceCleared(() => send({ type: 'answers.changed', answers }));
  };

  return (
    <SubmitPage
      {...state.context}
      isFromDraft={isNewVisit && state.context.isFromDraft}
      user={user}
      isPending={!state.matches('editing')}
      onStartOver={startOver}
      onQuickExit={draft.delete}
      send={send}
    />
  );
}

function useFinish() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsHere();
  return ({ path }: PostedConflict) => {
    void client.invalidateQueries({ queryKey: queryKeys.lists });
    if (isHere()) void navigate(path, { replace: true });
    const action = isHere() ? undefined : { label: 'View it', to: path };
    toasts.show({ ...FORM_TOASTS.submitted, tone: 'success', action });
  };
}

function useReportFailure(email: string) {
  const navigate = useNavigate();
  return (code: ErrorCode | null, message: string | null) => {
    switch (code) {
      case 'email-verification-required':
        toasts.show({ ...FORM_TOASTS.submitUnverified, tone: 'danger' });
        void navigate('/verify-email', { state: { email } });
        return;
      case 'onboarding-required':
        toasts.show(FORM_TOASTS.submitNotOnboarded);
        void navigate('/onboarding');
        return;
      case 'authentication-required':
        rememberRedirect('/submit-conflict');
        toasts.show({ ...FORM_TOASTS.submitSignedOut, tone: 'danger' });
        void navigate('/login');
        return;
      default:
        toastProblem(FORM_TOASTS.submitFailed, message);
    }
  };
}

export function blankAnswers({ userPronouns, partnerPronouns }: CurrentUserView): ConflictAnswers {
  return {
    title: '',
    category: '',
    herSide: '',
    hisSide: '',
    authorSide: defaultAuthorSide(userPronouns, partnerPronouns),
    isAnonymous: false,
    tags: '',
    ...newDisguise(),
  };
}

const TIMEOUT = 4_000;

/** Whether the last conflict was anonymous. True if unknown, so that nobody posts under their name by mistake. */
async function startsAnonymous(client: QueryClient): Promise<boolean> {
  const unsent = outboxItems.get().rows.findLast(({ kind }) => kind === 'post');
  if (unsent?.kind === 'post') return unsent.payload.isAnonymous;
  return Promise.race([
    client.fetchInfiniteQuery(ownConflictsQuery).then(
      ({ pages }) => pages[0]?.items[0]?.anonymous ?? false,
      () => true,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT, true)),
  ]);
}
