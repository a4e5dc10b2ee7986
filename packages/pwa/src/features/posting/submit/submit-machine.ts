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
import {
  type Failure,
  NO_PROBLEM,
  notProvided,
  type Problem,
  problemOf,
  successOf,
} from '../../../form/outcome.rule.ts';

export type ConflictDraft = { readonly answers: ConflictAnswers; readonly opId: OpId | null };

type Kept = {
  readonly draft: ConflictDraft | null;
  readonly isAnonymous: boolean;
  readonly question: { readonly title: string | null; readonly account: string | null } | null;
};

export type SubmitEvent =
  | { type: 'answers.changed'; answers: Partial<ConflictAnswers> }
  | { type: 'draft.discarded' }
  | { type: 'form.submitted'; labels: SideLabels };

type Operation = { readonly answers: ConflictAnswers; readonly opId: OpId };

type Posted = Result<PostedConflict, Failure>;

type Context = ConflictDraft & {
  readonly blank: ConflictAnswers;
  readonly isFromDraft: boolean;
  readonly errors: FieldErrors;
  readonly failures: number;
  readonly newOpId: () => OpId;
};

export const submitMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SubmitEvent,
    input: {} as { readonly blank: ConflictAnswers; readonly newOpId: () => OpId },
  },
  actors: {
    readDraft: fromPromise<Kept>(() => Promise.resolve({ draft: null, isAnonymous: false, question: null })),
    checkWords: fromPromise<WordsVerdict, ConflictAnswers>(() => Promise.resolve('post')),
    postConflict: notProvided<Posted, Operation>('postConflict'),
    keepForLater: notProvided<void, Operation>('keepForLater'),
  },
  actions: {
    storeDraft: () => {},
    deleteDraft: () => {},
    celebrate: (_, _params: { readonly conflict: PostedConflict }) => {},
    leaveKept: () => {},
    reportFailure: (_, _params: Problem) => {},
    startAfresh: assign(({ context: { blank, answers } }) => ({
      answers: { ...blank, isAnonymous: answers.isAnonymous },
      opId: null,
      isFromDraft: false,
      errors: {},
    })),
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
        onDone: { target: 'editing', actions: assign(({ context, event }) => restored(context.blank, event.output)) },
        onError: 'editing',
      },
    },
    editing: {
      on: {
        'answers.changed': { actions: [assign(({ context, event }) => changed(context, event.answers)), 'storeDraft'] },
        'draft.discarded': { actions: ['startAfresh', 'deleteDraft'] },
        'form.submitted': [
          {
            guard: ({ context, event }) => !hasAny(checkConflictForm(context.answers, event.labels)),
            target: 'checking',
          },
          {
            actions: assign(({ context, event }) => refused(context, checkConflictForm(context.answers, event.labels))),
          },
        ],
      },
    },
    checking: {
      invoke: {
        src: 'checkWords',
        input: ({ context }) => context.answers,
        onDone: [
          { guard: ({ event }) => event.output === 'post', target: 'posting' },
          {
            guard: ({ event }) => event.output === 'discard',
            target: 'editing',
            actions: ['startAfresh', 'deleteDraft'],
          },
          { target: 'editing' },
        ],
        onError: 'posting',
      },
    },
    posting: {
      entry: [assign({ opId: ({ context }) => context.opId ?? context.newOpId(), errors: {} }), 'storeDraft'],
      invoke: {
        src: 'postConflict',
        input: ({ context }) => operationOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'posted',
            actions: [
              'deleteDraft',
              { type: 'celebrate', params: ({ event }) => ({ conflict: successOf(event.output) }) },
            ],
          },
          { guard: ({ event }) => !event.output.ok && event.output.error.status === null, target: 'keeping' },
          {
            guard: ({ event }) => hasAny(problemsOf(event.output)),
            target: 'editing',
            actions: assign(({ context, event }) => refused(context, problemsOf(event.output))),
          },
          {
            guard: ({ event }) => problemOf(event.output).code === 'operation-mismatch',
            target: 'editing',
            actions: [
              // The server has another text under this operation id, so the next attempt needs a new id.
              assign({ opId: null }),
              { type: 'reportFailure', params: ({ event }) => problemOf(event.output) },
            ],
          },
          { target: 'editing', actions: { type: 'reportFailure', params: ({ event }) => problemOf(event.output) } },
        ],
        onError: { target: 'editing', actions: { type: 'reportFailure', params: NO_PROBLEM } },
      },
    },
    keeping: {
      invoke: {
        src: 'keepForLater',
        input: ({ context }) => operationOf(context),
        onDone: { target: 'kept', actions: ['deleteDraft', 'leaveKept'] },
        onError: { target: 'editing', actions: { type: 'reportFailure', params: NO_PROBLEM } },
      },
    },
    posted: { type: 'final' },
    kept: { type: 'final' },
  },
});

const restored = (blank: ConflictAnswers, { draft, isAnonymous, question }: Kept) => {
  const answers = draft?.answers ?? { ...blank, isAnonymous };
  return {
    answers: question === null ? answers : withQuestion(answers, question),
    opId: question === null ? (draft?.opId ?? null) : null,
    isFromDraft: draft !== null,
  };
};

const withQuestion = (
  answers: ConflictAnswers,
  { title, account: added }: NonNullable<Kept['question']>,
): ConflictAnswers => {
  const side = answers.authorSide === 'his' ? 'hisSide' : 'herSide';
  const account = [answers[side], added].filter(Boolean).join('\n\n');
  return { ...answers, title: title ?? answers.title, [side]: account.length <= SIDE_MAX ? account : answers[side] };
};

const operationOf = ({ answers, opId, newOpId }: Context): Operation => ({ answers, opId: opId ?? newOpId() });

export const draftOf = ({ answers, opId }: Context): ConflictDraft => ({ answers, opId });

const problemsOf = (outcome: Posted): FieldErrors => {
  if (outcome.ok) return {};
  if (outcome.error.code === 'author-side-required') return { authorSide: VALIDATION.authorSideRequired };
  return toConflictFormErrors(outcome.error.fields);
};

/** `keep`: don't post, and keep the text as a draft. */
export type WordsVerdict = 'post' | 'keep' | 'discard';
