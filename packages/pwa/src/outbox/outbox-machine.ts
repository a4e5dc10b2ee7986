import type { MemberId } from '@twosides/domain/kernel';
import type { OutboxUrgency } from '@twosides/domain/outbox';
import { assign, fromPromise, setup } from 'xstate';

export type OutboxEvent =
  | { type: 'member.changed'; memberId: MemberId | null }
  | { type: 'flush.requested'; urgency: OutboxUrgency };

export type FlushInput = { readonly memberId: MemberId; readonly urgency: OutboxUrgency };

type Context = {
  readonly memberId: MemberId | null;
  readonly urgency: OutboxUrgency;
  readonly pending: OutboxUrgency | null;
  readonly wait: number | null;
};

const RANK: readonly OutboxUrgency[] = ['due', 'network', 'asked'];
const moreUrgent = (a: OutboxUrgency | null, b: OutboxUrgency): OutboxUrgency =>
  a !== null && RANK.indexOf(a) > RANK.indexOf(b) ? a : b;

export const outboxMachine = setup({
  types: { context: {} as Context, events: {} as OutboxEvent },
  actors: {
    flush: fromPromise<{ readonly wait: number | null }, FlushInput>(() =>
      Promise.reject(new Error('flush is not provided')),
    ),
  },
  actions: {
    takeMember: assign(({ event }) =>
      event.type === 'member.changed'
        ? { memberId: event.memberId, urgency: 'network', pending: null, wait: null }
        : {},
    ),
    takeUrgency: assign(({ event }) =>
      event.type === 'flush.requested' ? { urgency: event.urgency, pending: null } : {},
    ),
    takePending: assign({ urgency: ({ context }) => context.pending ?? 'due', pending: null }),
    noteRequest: assign(({ context, event }) =>
      event.type === 'flush.requested' ? { pending: moreUrgent(context.pending, event.urgency) } : {},
    ),
  },
  guards: {
    isNobody: ({ event }) => event.type === 'member.changed' && event.memberId === null,
    isSameMember: ({ context, event }) => event.type === 'member.changed' && event.memberId === context.memberId,
    hasPending: ({ context }) => context.pending !== null,
    hasWait: ({ context }) => context.wait !== null,
  },
  delays: {
    due: ({ context }) => context.wait ?? 0,
    /** Milliseconds to wait after a database failure. */
    retry: 30_000,
  },
}).createMachine({
  id: 'outbox',
  context: { memberId: null, urgency: 'due', pending: null, wait: null },
  initial: 'nobody',
  on: {
    'member.changed': [
      { guard: 'isSameMember' },
      { guard: 'isNobody', target: '.nobody', actions: 'takeMember' },
      { target: '.flushing', reenter: true, actions: 'takeMember' },
    ],
  },
  states: {
    nobody: {},

    resting: {
      on: {
        'flush.requested': { target: 'flushing', actions: 'takeUrgency' },
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasWait', target: 'waiting' }, { target: 'empty' }] },
        waiting: { after: { due: { target: '#outbox.flushing', actions: 'takePending' } } },
        empty: {},
        broken: { after: { retry: { target: '#outbox.flushing', actions: 'takePending' } } },
      },
    },

    flushing: {
      invoke: {
        src: 'flush',
        input: ({ context: { memberId, urgency } }) => {
          if (memberId === null) throw new Error('Flushing for nobody');
          return { memberId, urgency };
        },
        onDone: { target: 'flushed', actions: assign({ wait: ({ event }) => event.output.wait }) },
        onError: { target: 'resting.broken' },
      },
      on: {
        'flush.requested': { actions: 'noteRequest' },
      },
    },

    flushed: {
      always: [{ guard: 'hasPending', target: 'flushing', actions: 'takePending' }, { target: 'resting' }],
    },
  },
});
