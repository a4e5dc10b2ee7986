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
import { type Failure, notProvided, successOf } from '../../../form/outcome.rule.ts';
import type { WordsVerdict } from '../submit/submit-machine.ts';
import { type OnboardingDraft, restored, withoutStep } from './restored-draft.rule.ts';

export type OnboardingEvent =
  | { type: 'answers.changed'; answers: Partial<OnboardingAnswers> }
  | { type: 'step.confirmed' }
  | { type: 'step.reversed' }
  | { type: 'draft.discarded' }
  | { type: 'conflict.postponed' };

export type StepFailure = Pick<Failure, 'code' | 'status'> & { readonly step: 'profile' | 'conflict' };

type Saved = Result<CurrentUserView, Failure>;
type Posted = Result<PostedConflict, Failure>;

type Context = OnboardingDraft & {
  readonly blank: OnboardingAnswers;
  /** The step that shows words from an earlier visit. */
  readonly restoredStep: OnboardingStep | null;
  readonly errors: FieldErrors;
  readonly failures: number;
  readonly user: CurrentUserView | null;
  readonly isPostponed: boolean;
  readonly newOpId: () => OpId;
};

export const onboardingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as OnboardingEvent,
    input: {} as { readonly answers: OnboardingAnswers; readonly newOpId: () => OpId },
  },
  actors: {
    readDraft: fromPromise<OnboardingDraft | null>(() => Promise.resolve(null)),
    saveNickname: notProvided<Saved, string>('saveNickname'),
    checkWords: fromPromise<WordsVerdict, OnboardingAnswers>(() => Promise.resolve('post')),
    saveProfile: notProvided<Saved, OnboardingAnswers>('saveProfile'),
    postConflict: notProvided<Posted, { readonly answers: OnboardingAnswers; readonly opId: OpId }>('postConflict'),
  },
  actions: {
    storeDraft: () => {},
    celebrate: (_, _params: { readonly user: CurrentUserView; readonly conflict: PostedConflict }) => {},
    goOnWithoutConflict: (_, _params: { readonly user: CurrentUserView; readonly answers: OnboardingAnswers }) => {},
    reportFailure: (_, _params: StepFailure) => {},
    refuse: assign(({ context }) => refused(context, checkOnboardingStep(context.step, context.answers))),
  },
  guards: {
    isStepComplete: ({ context }) => !hasAny(checkOnboardingStep(context.step, context.answers)),
  },
}).createMachine({
  id: 'onboarding',
  context: ({ input }) => ({
    step: 'welcome',
    answers: input.answers,
    blank: input.answers,
    restoredStep: null,
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
        onDone: { target: 'resuming', actions: assign(({ context, event }) => restored(context.blank, event.output)) },
        onError: 'resuming',
      },
    },
    resuming: {
      always: [
        { guard: ({ context }) => context.step === 'you', target: 'answering.you' },
        { guard: ({ context }) => context.step === 'partner', target: 'answering.partner' },
        { guard: ({ context }) => context.step === 'conflict', target: 'answering.conflict' },
        { target: 'answering.welcome' },
      ],
    },
    answering: {
      on: {
        'answers.changed': { actions: [assign(({ context, event }) => changed(context, event.answers)), 'storeDraft'] },
        'draft.discarded': {
          actions: [
            assign(({ context: { step, answers, blank } }) => ({
              answers: withoutStep(step, answers, blank),
              restoredStep: null,
              opId: null,
              errors: {},
            })),
            'storeDraft',
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
          entry: [assign({ step: 'you' }), 'storeDraft'],
          on: {
            'step.confirmed': [{ guard: 'isStepComplete', target: '#onboarding.naming' }, { actions: 'refuse' }],
            'step.reversed': 'welcome',
          },
        },
        partner: {
          entry: [assign({ step: 'partner' }), 'storeDraft'],
          on: {
            'step.confirmed': [{ guard: 'isStepComplete', target: 'conflict' }, { actions: 'refuse' }],
            'step.reversed': 'you',
          },
        },
        conflict: {
          entry: [assign({ step: 'conflict', isPostponed: false }), 'storeDraft'],
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
            guard: ({ event }) => hasAny(nameProblem(event.output)),
            target: 'answering.you',
            actions: assign(({ context, event }) => refused(context, nameProblem(event.output))),
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
          { guard: ({ event }) => event.output === 'post', target: 'saving' },
          {
            guard: ({ event }) => event.output === 'discard',
            target: 'answering.conflict',
            actions: assign(({ context }) => ({
              answers: { ...context.answers, title: '', yourPerspective: '', theirPerspective: '' },
              restoredStep: null,
              opId: null,
            })),
          },
          { target: 'answering.conflict' },
        ],
        // If the app cannot check the text, it posts the conflict unchecked.
        onError: 'saving',
      },
    },
    saving: {
      entry: [assign({ opId: ({ context }) => context.opId ?? context.newOpId() }), 'storeDraft'],
      invoke: {
        src: 'saveProfile',
        input: ({ context }) => context.answers,
        onDone: [
          {
            guard: ({ context, event }) => context.isPostponed && event.output.ok,
            target: 'posted',
            actions: {
              type: 'goOnWithoutConflict',
              params: ({ context, event }) => ({ user: present(successOf(event.output)), answers: context.answers }),
            },
          },
          {
            guard: ({ event }) => event.output.ok,
            target: 'posting',
            actions: assign({ user: ({ event }) => successOf(event.output) }),
          },
          {
            guard: ({ event }) => stepOf(profileProblems(event.output)) === 'you',
            target: 'answering.you',
            actions: assign(({ context, event }) => refused(context, profileProblems(event.output))),
          },
          {
            guard: ({ event }) => stepOf(profileProblems(event.output)) === 'partner',
            target: 'answering.partner',
            actions: assign(({ context, event }) => refused(context, profileProblems(event.output))),
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
            guard: ({ event }) => event.output.ok,
            target: 'posted',
            actions: {
              type: 'celebrate',
              params: ({ context, event }) => ({ user: present(context.user), conflict: successOf(event.output) }),
            },
          },
          {
            guard: ({ context, event }) => stepOf(conflictProblems(context.answers, event.output)) === 'conflict',
            target: 'answering.conflict',
            actions: assign(({ context, event }) => refused(context, conflictProblems(context.answers, event.output))),
          },
          {
            guard: ({ event }) => failureOf('conflict', event.output).code === 'operation-mismatch',
            target: 'answering.conflict',
            actions: [
              // The server has another text under this operation id, so the next attempt needs a new id.
              assign({ opId: null }),
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

export const draftOf = ({ step, answers, opId }: Context): OnboardingDraft => ({ step, answers, opId });

const nameProblem = (outcome: Saved): FieldErrors => {
  const code = outcome.ok ? null : outcome.error.code;
  return code?.startsWith('nickname-') ? { userNickname: ERROR_MESSAGES[code] } : {};
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
