import { useQueryClient } from '@tanstack/react-query';
import type { PostedConflict } from '@twosides/domain/conflicts';
import type { ConflictAnswers } from '@twosides/domain/model';
import {
  type CurrentUserView,
  type OnboardingAnswers,
  onboardingAuthorSide,
  toFirstConflict,
  toOnboardingInput,
} from '@twosides/domain/profile';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { call } from '../../../api/client.ts';
import { newOperationId } from '../../../api/operation-id.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { onboardingDraft } from '../../../drafts/onboarding-draft.ts';
import { takePendingQuestion } from '../../../drafts/pending-question.ts';
import { attempt } from '../../../form/attempt.ts';
import { announceCleared } from '../../../form/DraftNotice.tsx';
import { newDisguise } from '../../../form/disguise.ts';
import { FORM_TOASTS } from '../../../messages/toasts.ts';
import { changeCurrentUser, setCurrentUser } from '../../../session/current-user.ts';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { rememberRedirect, takeRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { createWordsCheck } from '../before-posting/check-words.ts';
import { conflictDraft } from '../submit/conflict-draft.ts';
import { firstAnswers, hasConflictText, withQuestion } from './first-answers.ts';
import { OnboardingPage } from './OnboardingPage.tsx';
import { OnboardingSkeleton } from './OnboardingSkeleton.tsx';
import { draftOf, onboardingMachine, type StepFailure } from './onboarding-machine.ts';
import type { OnboardingDraft } from './restored-draft.rule.ts';
import { useLeaveSteps, useStepHistory } from './step-history.ts';

export function OnboardingFlow({ user }: { readonly user: CurrentUserView }) {
  const finish = useFinish();
  const leaveSteps = useLeaveSteps();
  const reportFailure = useReportFailure(user.email);
  const draft = onboardingDraft(user.id);
  const [isNewVisit] = useState(() => !draft.isOfThisVisit());
  const [answers] = useState(() => firstAnswers(user));
  const [checkWords] = useState(createWordsCheck);
  const [wasOnboarded] = useState(user.onboardingCompleted);

  const [state, send] = useMachine(
    onboardingMachine.provide({
      actors: {
        readDraft: fromPromise(async () => (wasOnboarded ? draft.read() : readWithQuestion(draft, answers))),
        saveNickname: fromPromise(({ input }) => saveNickname(input)),
        checkWords: fromPromise(({ input }) =>
          checkWords([input.title, input.yourPerspective, input.theirPerspective]),
        ),
        saveProfile: fromPromise(({ input }) =>
          attempt(call('completeOnboarding', { body: toOnboardingInput(input) })),
        ),
        postConflict: fromPromise(({ input }) =>
          attempt(call('postAnonymousConflict', { body: toFirstConflict(input.answers), opId: input.opId })),
        ),
      },
      actions: {
        storeDraft: ({ context }) => draft.store(draftOf(context)),
        reportFailure: (_, failure) => reportFailure(failure),
        celebrate: (_, { user: saved, conflict }) => {
          draft.delete();
          leaveSteps(() => finish(saved, conflict));
        },
        goOnWithoutConflict: (_, { user: saved, answers: left }) => {
          const hasDraft = hasConflictText(left);
          if (hasDraft) conflictDraft(saved.id).store({ answers: toConflictAnswers(left), opId: null });
          draft.delete();
          leaveSteps(() => finish(saved, null, hasDraft));
        },
      },
    }),
    { input: { answers, newOpId: newOperationId } },
  );

  const isRead = !state.matches('restoring') && !state.matches('resuming');
  const isAlreadyOnboarded = isRead && wasOnboarded && state.context.step === 'welcome';
  const goBack = useStepHistory(isRead && !isAlreadyOnboarded ? state.context.step : null, send);

  if (!isRead) return <OnboardingSkeleton />;
  const { answers: written } = state.context;
  const startOver = () => {
    send({ type: 'draft.discarded' });
    announceCleared(() => send({ type: 'answers.changed', answers: written }));
  };
  if (isAlreadyOnboarded) return <Navigate to="/" replace />;
  return (
    <OnboardingPage
      {...state.context}
      restoredStep={isNewVisit ? state.context.restoredStep : null}
      isPending={!state.matches('answering')}
      nickname={user.userNickname}
      unverifiedEmail={user.emailVerified ? null : user.email}
      onBack={goBack}
      onStartOver={startOver}
      onQuickExit={draft.delete}
      send={send}
    />
  );
}

async function saveNickname(userNickname: string) {
  const saved = await attempt(call('updateProfile', { body: { userNickname } }));
  if (saved.ok) changeCurrentUser(saved.value);
  return saved;
}

/** `takePendingQuestion` returns the question only once, so the draft must be stored at once. */
function readWithQuestion(draft: ReturnType<typeof onboardingDraft>, first: OnboardingAnswers): OnboardingDraft | null {
  const [stored, question] = [draft.read(), takePendingQuestion()];
  if (question === null) return stored;
  const initialContents = withQuestion(stored, first, question);
  draft.store(initialContents);
  return initialContents;
}

function toConflictAnswers(answers: OnboardingAnswers): ConflictAnswers {
  const { title, herSide, hisSide } = toFirstConflict(answers);
  const { category, isAnonymous, pseudonym, partnerPseudonym, tags, contentNotes } = answers;
  const authorSide = onboardingAuthorSide(answers);
  return {
    ...newDisguise(),
    ...{ title, herSide, hisSide, category, authorSide, isAnonymous, pseudonym, partnerPseudonym, tags },
    ...(contentNotes && { contentNotes }),
  };
}

function useFinish() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (user: CurrentUserView, conflict: PostedConflict | null, hasDraft = false) => {
    setCurrentUser(user);
    if (conflict === null) {
      const cameFrom = takeRedirect();
      void navigate(POSTING.some((path) => cameFrom.startsWith(path)) ? '/' : cameFrom, { replace: true });
      toasts.show({
        title: 'Your profile is saved',
        tone: 'success',
        ...(hasDraft && {
          description: 'Your draft is waiting on this device.',
          action: { label: 'Open your draft', to: '/submit-conflict' },
          duration: 15_000,
        }),
      });
      return;
    }
    void client.invalidateQueries({ queryKey: queryKeys.lists });
    void navigate(`/conflict/${conflict.id}`, { replace: true });
    const cameFrom = takeRedirect();
    const isElsewhere = !['/', '/onboarding', '/submit-conflict', '/profile'].includes(cameFrom);
    toasts.show({
      title: 'Your conflict is posted',
      description: isElsewhere
        ? 'You can go back to where you were before you signed up.'
        : 'It’s live. Share it to get your first votes.',
      tone: 'success',
      ...(isElsewhere && {
        action: { label: 'Go back', onPress: () => void navigate(cameFrom) },
        duration: 15_000,
      }),
    });
  };
}

const POSTING = ['/onboarding', '/submit-conflict'];

const STEP_FAILED = { profile: 'Onboarding failed:', conflict: 'HTTP error! status:' } as const;

function failureOf({ code, status, step }: StepFailure) {
  if (code === 'email-verification-required') return FORM_TOASTS.submitUnverified;
  if (status === null) return FORM_TOASTS.onboardingUnreached;
  const { title, description } = FORM_TOASTS.onboardingFailed;
  return { title, description: `${STEP_FAILED[step]} ${status}. ${description}` };
}

function useReportFailure(email: string) {
  const navigate = useNavigate();
  return ({ code, status, step }: StepFailure) => {
    toasts.show({ ...failureOf({ code, status, step }), tone: 'danger' });
    if (code === 'email-verification-required') void navigate('/verify-email', { state: { email } });
    if (code !== 'authentication-required') return;
    rememberRedirect('/onboarding');
    void navigate('/login');
  };
}
