import {
  checkConflictForm,
  type PostedConflict,
  type SideLabels,
  toConflictFormErrors,
} from '@twosides/domain/conflicts';
import type { OpId, Result } from '@twosides/domain/kernel';
import type { ConflictAnswers } from '@twosides/domain/model';
import { type FieldErrors, SIDE_MAX, VALIDATION } from '@twosides/domain/wire';
import { assign, fromPromise, setup } from 'xstate';
import { changed, hasAny, refused } from '../../../form/answers.rule.ts';
import { type Failure, successOf, type Told, toldOf, UNTOLD } from '../../../form/outcome.rule.ts';
import type { WordsVerdict } from '../before-posting/verdict.rule.ts';

export type ConflictDraft = { readonly answers: ConflictAnswers; readonly opId: OpId | null };

type Kept = {
  readonly draft: ConflictDraft | null;
  /** Whether a form without a draft starts as anonymous. */
  readonly isAnonymous: boolean;
  readonly question: { readonly title: string | null; readonly account: string | null } | null;
};

export type SubmitEvent =
  | { type: 'answers.changed'; answers: Partial<ConflictAnswers> }
  | { type: 'draft.discarded' }
  | { type: 'form.submitted'; labels: SideLabels };

type Posted = Result<PostedConflict, Failure>;

type Context = ConflictDraft & {
  readonly blank: ConflictAnswers;
  readonly isFromDraft: boolean;
  readonly errors: FieldErrors;
  readonly failures: number;
  readonly newOpId: () => OpId;
};

/** Retries use the same operation id until an answer changes, so the server posts the conflict only once. */
export const submitMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SubmitEvent,
    input: {} as { readonly blank: ConflictAnswers; readonly newOpId: () => OpId },
  },
  actors: {
    readDraft: fromPromise<Kept>(() => Promise.resolve({ draft: null, isAnonymous: false, question: null })),
    checkWords: fromPromise<WordsVerdict, ConflictAnswers>(() => Promise.resolve('post')),
    postConflict: fromPromise<Posted, { readonly answers: ConflictAnswers; readonly opId: OpId }>(() =>
      Promise.reject(new Error('postConflict is not provided')),
    ),
    keepForLater: fromPromise<void, { readonly answers: ConflictAnswers; readonly opId: OpId }>(() =>
      Promise.reject(new Error('keepForLater is not provided')),
    ),
  },
  actions: {
    keepDraft: (_, _params: ConflictDraft) => {},
    deleteDraft: () => {},
    celebrate: (_, _params: { readonly conflict: PostedConflict }) => {},
    leaveKept: () => {},
    reportFailure: (_, _params: Told) => {},
    change: assign(({ context }, { answers }: { readonly answers: Partial<ConflictAnswers> }) =>
      changed(context, answers),
    ),
    startAfresh: assign(({ context: { blank, answers } }) => ({
      answers: { ...blank, isAnonymous: answers.isAnonymous },
      opId: null,
      isFromDraft: false,
      errors: {},
    })),
    restore: assign(({ context }, { draft, isAnonymous, question }: Kept) => {
      const answers = draft?.answers ?? { ...context.blank, isAnonymous };
      return {
        answers: question === null ? answers : withQuestion(answers, question),
        opId: question === null ? (draft?.opId ?? null) : null,
        isFromDraft: draft !== null,
      };
    }),
    showErrors: assign(({ context }, { errors }: { readonly errors: FieldErrors }) => refused(context, errors)),
    nameOperation: assign({ opId: ({ context }) => context.opId ?? context.newOpId(), errors: {} }),
    /** The server already used this operation id for other answers, so the next attempt needs a new id. */
    deleteOperation: assign({ opId: null }),
  },
  guards: {
    isComplete: ({ context }, { labels }: { readonly labels: SideLabels }) =>
      !hasAny(checkConflictForm(context.answers, labels)),
    isVerdict: (_, { is, verdict }: { readonly is: WordsVerdict; readonly verdict: WordsVerdict }) => is === verdict,
    isPosted: (_, { outcome }: { readonly outcome: Posted }) => outcome.ok,
    isUnanswered: (_, { outcome }: { readonly outcome: Posted }) => !outcome.ok && outcome.error.status === null,
    isAboutFields: (_, { outcome }: { readonly outcome: Posted }) => hasAny(problemsOf(outcome)),
    isOperationSpent: (_, { outcome }: { readonly outcome: Posted }) =>
      !outcome.ok && outcome.error.code === 'operation-mismatch',
  },
}).createMachine({
  id: 'submit',
  context: ({ input }) => ({
    answers: input.blank,
    opId: null,
    blank: input.blank,
    isFromDraft: false,
    errors: {},
    failures: 0,
    newOpId: input.newOpId,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        src: 'readDraft',
        onDone: { target: 'editing', actions: { type: 'restore', params: ({ event }) => event.output } },
        onError: 'editing',
      },
    },
    editing: {
      on: {
        'answers.changed': {
          actions: [
            { type: 'change', params: ({ event }) => ({ answers: event.answers }) },
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        'draft.discarded': { actions: ['startAfresh', 'deleteDraft'] },
        'form.submitted': [
          { guard: { type: 'isComplete', params: ({ event }) => ({ labels: event.labels }) }, target: 'checking' },
          {
            actions: {
              type: 'showErrors',
              params: ({ context, event }) => ({ errors: checkConflictForm(context.answers, event.labels) }),
            },
          },
        ],
      },
    },
    checking: {
      invoke: {
        src: 'checkWords',
        input: ({ context }) => context.answers,
        onDone: [
          {
            guard: { type: 'isVerdict', params: ({ event }) => ({ is: event.output, verdict: 'post' }) },
            target: 'posting',
          },
          {
            guard: { type: 'isVerdict', params: ({ event }) => ({ is: event.output, verdict: 'discard' }) },
            target: 'editing',
            actions: ['startAfresh', 'deleteDraft'],
          },
          { target: 'editing' },
        ],
        onError: 'posting',
      },
    },
    posting: {
      entry: ['nameOperation', { type: 'keepDraft', params: ({ context }) => draftOf(context) }],
      invoke: {
        src: 'postConflict',
        input: ({ context }) => operationOf(context),
        onDone: [
          {
            guard: { type: 'isPosted', params: ({ event }) => ({ outcome: event.output }) },
            target: 'posted',
            actions: [
              'deleteDraft',
              { type: 'celebrate', params: ({ event }) => ({ conflict: successOf(event.output) }) },
            ],
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => ({ outcome: event.output }) },
            target: 'keeping',
          },
          {
            guard: { type: 'isAboutFields', params: ({ event }) => ({ outcome: event.output }) },
            target: 'editing',
            actions: { type: 'showErrors', params: ({ event }) => ({ errors: problemsOf(event.output) }) },
          },
          {
            guard: { type: 'isOperationSpent', params: ({ event }) => ({ outcome: event.output }) },
            target: 'editing',
            actions: ['deleteOperation', { type: 'reportFailure', params: ({ event }) => toldOf(event.output) }],
          },
          { target: 'editing', actions: { type: 'reportFailure', params: ({ event }) => toldOf(event.output) } },
        ],
        onError: { target: 'editing', actions: { type: 'reportFailure', params: UNTOLD } },
      },
    },
    keeping: {
      invoke: {
        src: 'keepForLater',
        input: ({ context }) => operationOf(context),
        onDone: { target: 'kept', actions: ['deleteDraft', 'leaveKept'] },
        // If the outbox can't store the conflict, the form stays open with the text.
        onError: { target: 'editing', actions: { type: 'reportFailure', params: UNTOLD } },
      },
    },
    posted: { type: 'final' },
    kept: { type: 'final' },
  },
});

const withQuestion = (answers: ConflictAnswers, { title, account }: NonNullable<Kept['question']>): ConflictAnswers => {
  const side = answers.authorSide === 'his' ? 'hisSide' : 'herSide';
  const told = [answers[side], account].filter(Boolean).join('\n\n');
  return { ...answers, title: title ?? answers.title, [side]: told.length <= SIDE_MAX ? told : answers[side] };
};

const operationOf = ({ answers, opId, newOpId }: Context) => ({ answers, opId: opId ?? newOpId() });

const draftOf = ({ answers, opId }: Context): ConflictDraft => ({ answers, opId });

const problemsOf = (outcome: Posted): FieldErrors => {
  if (outcome.ok) return {};
  if (outcome.error.code === 'author-side-required') return { authorSide: VALIDATION.authorSideRequired };
  return toConflictFormErrors(outcome.error.fields);
};
