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
import { changed, hasAny, refused } from '../../form/answers.rule.ts';
import { type Failure, successOf } from '../../form/outcome.rule.ts';
import type { WordsVerdict } from '../before-posting/verdict.rule.ts';

/** What a reload gives back. */
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

/** What failed on the last step: saving the profile comes before posting the conflict. */
export type StepFailure = Pick<Failure, 'code' | 'status'> & { readonly step: 'profile' | 'conflict' };

type Saved = Result<CurrentUserView, Failure>;
type Posted = Result<PostedConflict, Failure>;

type Context = OnboardingDraft & {
  readonly errors: FieldErrors;
  /** How often a step has been refused: each time the focus goes to what is wrong. */
  readonly failures: number;
  /** As the server knows the member once the profile is saved. */
  readonly user: CurrentUserView | null;
  /** The profile is saved, and the conflict is left for another day. */
  readonly isPostponed: boolean;
  readonly newOpId: () => OpId;
};

/**
 * Four steps, then the profile is saved and the conflict posted, unless it is left for later. An operation id is kept
 * over retries until an answer changes, so that a lost answer never posts twice. What the server refuses leads back to
 * the step it is about, with every answer kept. Provided: the actors `readDraft`, `checkWords`, `saveProfile`,
 * `postConflict`; the actions `keepDraft`, `celebrate`, `goOnWithoutConflict`, `reportFailure`.
 */
export const onboardingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as OnboardingEvent,
    input: {} as { readonly answers: OnboardingAnswers; readonly newOpId: () => OpId },
  },
  actors: {
    readDraft: fromPromise<OnboardingDraft | null>(() => Promise.resolve(null)),
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
    /** The server has used it for something else: the next attempt is another operation. */
    deleteOperation: assign({ opId: null }),
  },
  guards: {
    isStepComplete: ({ context }) => !hasAny(checkOnboardingStep(context.step, context.answers)),
    isAt: ({ context }, { step }: { readonly step: OnboardingStep }) => context.step === step,
    isVerdict: (_, { is, verdict }: { readonly is: WordsVerdict; readonly verdict: WordsVerdict }) => is === verdict,
    isPostponed: ({ context }, { outcome }: { readonly outcome: Saved }) => context.isPostponed && outcome.ok,
    isDone: (_, { outcome }: { readonly outcome: Saved | Posted }) => outcome.ok,
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
            'step.confirmed': [{ guard: 'isStepComplete', target: 'partner' }, { actions: 'refuse' }],
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
        // A check that fails holds nothing up.
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

/** A taken nickname is a problem of its field, whichever way the server says so. */
const profileProblems = (outcome: Saved): FieldErrors => {
  if (outcome.ok) return {};
  const { code, fields } = outcome.error;
  return code === 'nickname-taken' || code === 'nickname-reserved' || code === 'nickname-unclear'
    ? { userNickname: ERROR_MESSAGES[code] }
    : fields;
};

const conflictProblems = (answers: OnboardingAnswers, outcome: Posted): FieldErrors => {
  if (outcome.ok) return {};
  if (outcome.error.code === 'author-side-required') return { authorSide: VALIDATION.authorSideRequired };
  return toConflictAnswerErrors(answers, outcome.error.fields);
};

/** The earliest step with a problem: the later ones are met on the way. */
const stepOf = (problems: FieldErrors): OnboardingStep | null => {
  const steps = Object.keys(problems).map(onboardingStepOf);
  return ONBOARDING_STEPS.find((step) => steps.includes(step)) ?? null;
};

/** @param outcome none where the attempt broke off */
function failureOf(step: StepFailure['step'], outcome?: Saved | Posted): StepFailure {
  const { code = null, status = null } = outcome && !outcome.ok ? outcome.error : {};
  return { step, code, status };
}

const present = <T>(value: T | null): T => {
  if (value === null) throw new Error('The profile is saved before the conflict is posted');
  return value;
};
