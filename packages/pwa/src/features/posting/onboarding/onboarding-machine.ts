import type { PostedConflict } from '@twosides/domain/conflicts';
import type { OpId, Result } from '@twosides/domain/kernel';
import {
  type CurrentUserView,
  checkOnboardingStep,
  ONBOARDING_STEPS,
  type OnboardingAnswers,
  type OnboardingStep,
  onboardingStepOf,
  toConflictAnswerErrors,
} from '@twosides/domain/profile';
import { ERROR_MESSAGES, type FieldErrors, VALIDATION } from '@twosides/domain/wire';
import { assign, fromPromise, setup } from 'xstate';
import { changed, hasAny, refused } from '../../../form/answers.rule.ts';
import { type Failure, successOf } from '../../../form/outcome.rule.ts';
import type { WordsVerdict } from '../before-posting/verdict.rule.ts';

export type OnboardingDraft = {
  readonly step: OnboardingStep;
  readonly answers: OnboardingAnswers;
  readonly opId: OpId | null;
};

export type OnboardingEvent =
  | { type: 'answers.changed'; answers: Partial<OnboardingAnswers> }
  | { type: 'step.confirmed' }
  | { type: 'step.reversed' }
  | { type: 'conflict.postponed' };

export type StepFailure = Pick<Failure, 'code' | 'status'> & { readonly step: 'profile' | 'conflict' };

type Saved = Result<CurrentUserView, Failure>;
type Posted = Result<PostedConflict, Failure>;

type Context = OnboardingDraft & {
  readonly errors: FieldErrors;
  readonly failures: number;
  /** Null until the profile has been saved. */
  readonly user: CurrentUserView | null;
  /** Whether to save the profile without posting the conflict. */
  readonly isPostponed: boolean;
  readonly newOpId: () => OpId;
};

/** Retries use the same operation id until an answer changes, so the server posts the conflict only once. */
export const onboardingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as OnboardingEvent,
    input: {} as { readonly answers: OnboardingAnswers; readonly newOpId: () => OpId },
  },
  actors: {
    readDraft: fromPromise<OnboardingDraft | null>(() => Promise.resolve(null)),
    saveNickname: fromPromise<Saved, string>(() => Promise.reject(new Error('saveNickname is not provided'))),
    checkWords: fromPromise<WordsVerdict, OnboardingAnswers>(() => Promise.resolve('post')),
    saveProfile: fromPromise<Saved, OnboardingAnswers>(() => Promise.reject(new Error('saveProfile is not provided'))),
    postConflict: fromPromise<Posted, { readonly answers: OnboardingAnswers; readonly opId: OpId }>(() =>
      Promise.reject(new Error('postConflict is not provided')),
    ),
  },
  actions: {
    keepDraft: (_, _params: OnboardingDraft) => {},
    celebrate: (_, _params: { readonly user: CurrentUserView; readonly conflict: PostedConflict }) => {},
    goOnWithoutConflict: (_, _params: { readonly user: CurrentUserView; readonly answers: OnboardingAnswers }) => {},
    reportFailure: (_, _params: StepFailure) => {},
    change: assign(({ context }, { answers }: { readonly answers: Partial<OnboardingAnswers> }) =>
      changed(context, answers),
    ),
    refuse: assign(({ context }) => refused(context, checkOnboardingStep(context.step, context.answers))),
    showErrors: assign(({ context }, { errors }: { readonly errors: FieldErrors }) => refused(context, errors)),
    restore: assign((_, { draft }: { readonly draft: OnboardingDraft | null }) => draft ?? {}),
    nameOperation: assign({ opId: ({ context }) => context.opId ?? context.newOpId() }),
    discardConflict: assign(({ context }) => ({
      answers: { ...context.answers, title: '', yourPerspective: '', theirPerspective: '' },
      opId: null,
    })),
    /** The server already used this operation id for other answers, so the next attempt needs a new id. */
    deleteOperation: assign({ opId: null }),
  },
  guards: {
    isStepComplete: ({ context }) => !hasAny(checkOnboardingStep(context.step, context.answers)),
    isAt: ({ context }, { step }: { readonly step: OnboardingStep }) => context.step === step,
    isVerdict: (_, { is, verdict }: { readonly is: WordsVerdict; readonly verdict: WordsVerdict }) => is === verdict,
    isPostponed: ({ context }, { outcome }: { readonly outcome: Saved }) => context.isPostponed && outcome.ok,
    isDone: (_, { outcome }: { readonly outcome: Saved | Posted }) => outcome.ok,
    isNameRefused: (_, { outcome }: { readonly outcome: Saved }) => hasAny(nameProblem(outcome)),
    isAbout: (_, { outcome, step }: { readonly outcome: Saved; readonly step: OnboardingStep }) =>
      stepOf(profileProblems(outcome)) === step,
    isAboutConflict: ({ context }, { outcome }: { readonly outcome: Posted }) =>
      stepOf(conflictProblems(context.answers, outcome)) === 'conflict',
    isOperationSpent: (_, { outcome }: { readonly outcome: Posted }) =>
      failureOf('conflict', outcome).code === 'operation-mismatch',
  },
}).createMachine({
  id: 'onboarding',
  context: ({ input }) => ({
    step: 'welcome',
    answers: input.answers,
    opId: null,
    errors: {},
    failures: 0,
    user: null,
    isPostponed: false,
    newOpId: input.newOpId,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        src: 'readDraft',
        onDone: { target: 'resuming', actions: { type: 'restore', params: ({ event }) => ({ draft: event.output }) } },
        onError: 'resuming',
      },
    },
    resuming: {
      always: [
        { guard: { type: 'isAt', params: { step: 'you' } }, target: 'answering.you' },
        { guard: { type: 'isAt', params: { step: 'partner' } }, target: 'answering.partner' },
        { guard: { type: 'isAt', params: { step: 'conflict' } }, target: 'answering.conflict' },
        { target: 'answering.welcome' },
      ],
    },
    answering: {
      on: {
        'answers.changed': {
          actions: [
            { type: 'change', params: ({ event }) => ({ answers: event.answers }) },
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
        },
      },
      initial: 'welcome',
      states: {
        welcome: {
          entry: assign({ step: 'welcome' }),
          on: { 'step.confirmed': [{ guard: 'isStepComplete', target: 'you' }, { actions: 'refuse' }] },
        },
        you: {
          entry: [assign({ step: 'you' }), { type: 'keepDraft', params: ({ context }) => draftOf(context) }],
          on: {
            'step.confirmed': [{ guard: 'isStepComplete', target: '#onboarding.naming' }, { actions: 'refuse' }],
            'step.reversed': 'welcome',
          },
        },
        partner: {
          entry: [assign({ step: 'partner' }), { type: 'keepDraft', params: ({ context }) => draftOf(context) }],
          on: {
            'step.confirmed': [{ guard: 'isStepComplete', target: 'conflict' }, { actions: 'refuse' }],
            'step.reversed': 'you',
          },
        },
        conflict: {
          entry: [
            assign({ step: 'conflict', isPostponed: false }),
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
          on: {
            'conflict.postponed': { target: '#onboarding.saving', actions: assign({ isPostponed: true }) },
            'step.confirmed': [{ guard: 'isStepComplete', target: '#onboarding.checking' }, { actions: 'refuse' }],
            'step.reversed': 'partner',
          },
        },
      },
    },
    naming: {
      invoke: {
        src: 'saveNickname',
        input: ({ context }) => context.answers.userNickname,
        onDone: [
          {
            guard: { type: 'isNameRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'answering.you',
            actions: { type: 'showErrors', params: ({ event }) => ({ errors: nameProblem(event.output) }) },
          },
          { target: 'answering.partner' },
        ],
        onError: 'answering.partner',
      },
    },
    checking: {
      invoke: {
        src: 'checkWords',
        input: ({ context }) => context.answers,
        onDone: [
          {
            guard: { type: 'isVerdict', params: ({ event }) => ({ is: event.output, verdict: 'post' }) },
            target: 'saving',
          },
          {
            guard: { type: 'isVerdict', params: ({ event }) => ({ is: event.output, verdict: 'discard' }) },
            target: 'answering.conflict',
            actions: 'discardConflict',
          },
          { target: 'answering.conflict' },
        ],
        // If the app cannot check the text, it posts the conflict unchecked.
        onError: 'saving',
      },
    },
    saving: {
      entry: ['nameOperation', { type: 'keepDraft', params: ({ context }) => draftOf(context) }],
      invoke: {
        src: 'saveProfile',
        input: ({ context }) => context.answers,
        onDone: [
          {
            guard: { type: 'isPostponed', params: ({ event }) => ({ outcome: event.output }) },
            target: 'posted',
            actions: {
              type: 'goOnWithoutConflict',
              params: ({ context, event }) => ({ user: present(successOf(event.output)), answers: context.answers }),
            },
          },
          {
            guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'posting',
            actions: assign({ user: ({ event }) => successOf(event.output) }),
          },
          {
            guard: { type: 'isAbout', params: ({ event }) => ({ outcome: event.output, step: 'you' }) },
            target: 'answering.you',
            actions: { type: 'showErrors', params: ({ event }) => ({ errors: profileProblems(event.output) }) },
          },
          {
            guard: { type: 'isAbout', params: ({ event }) => ({ outcome: event.output, step: 'partner' }) },
            target: 'answering.partner',
            actions: { type: 'showErrors', params: ({ event }) => ({ errors: profileProblems(event.output) }) },
          },
          {
            target: 'answering.conflict',
            actions: { type: 'reportFailure', params: ({ event }) => failureOf('profile', event.output) },
          },
        ],
        onError: {
          target: 'answering.conflict',
          actions: { type: 'reportFailure', params: failureOf('profile') },
        },
      },
    },
    posting: {
      invoke: {
        src: 'postConflict',
        input: ({ context }) => ({ answers: context.answers, opId: context.opId ?? context.newOpId() }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'posted',
            actions: {
              type: 'celebrate',
              params: ({ context, event }) => ({ user: present(context.user), conflict: successOf(event.output) }),
            },
          },
          {
            guard: { type: 'isAboutConflict', params: ({ event }) => ({ outcome: event.output }) },
            target: 'answering.conflict',
            actions: {
              type: 'showErrors',
              params: ({ context, event }) => ({ errors: conflictProblems(context.answers, event.output) }),
            },
          },
          {
            guard: { type: 'isOperationSpent', params: ({ event }) => ({ outcome: event.output }) },
            target: 'answering.conflict',
            actions: [
              'deleteOperation',
              { type: 'reportFailure', params: ({ event }) => failureOf('conflict', event.output) },
            ],
          },
          {
            target: 'answering.conflict',
            actions: { type: 'reportFailure', params: ({ event }) => failureOf('conflict', event.output) },
          },
        ],
        onError: {
          target: 'answering.conflict',
          actions: { type: 'reportFailure', params: failureOf('conflict') },
        },
      },
    },
    posted: { type: 'final' },
  },
});

const draftOf = ({ step, answers, opId }: Context): OnboardingDraft => ({ step, answers, opId });

const nameProblem = (outcome: Saved): FieldErrors => {
  const code = outcome.ok ? null : outcome.error.code;
  return code === 'nickname-taken' || code === 'nickname-reserved' || code === 'nickname-unclear'
    ? { userNickname: ERROR_MESSAGES[code] }
    : {};
};

const profileProblems = (outcome: Saved): FieldErrors =>
  outcome.ok ? {} : { ...outcome.error.fields, ...nameProblem(outcome) };

const conflictProblems = (answers: OnboardingAnswers, outcome: Posted): FieldErrors => {
  if (outcome.ok) return {};
  if (outcome.error.code === 'author-side-required') return { authorSide: VALIDATION.authorSideRequired };
  return toConflictAnswerErrors(answers, outcome.error.fields);
};

const stepOf = (problems: FieldErrors): OnboardingStep | null => {
  const steps = Object.keys(problems).map(onboardingStepOf);
  return ONBOARDING_STEPS.find((step) => steps.includes(step)) ?? null;
};

function failureOf(step: StepFailure['step'], outcome?: Saved | Posted): StepFailure {
  const { code = null, status = null } = outcome && !outcome.ok ? outcome.error : {};
  return { step, code, status };
}

const present = <T>(value: T | null): T => {
  if (value === null) throw new Error('The profile is saved before the conflict is posted');
  return value;
};
