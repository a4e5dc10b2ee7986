import type { MemberId } from '@twosides/domain/kernel';
import type { OutboxUrgency } from '@twosides/domain/outbox';
import { assign, fromPromise, setup } from 'xstate';

export type OutboxEvent =
  | { type: 'member.changed'; memberId: MemberId | null }
  | { type: 'enqueued' }
  | { type: 'online' }
  | { type: 'visible' }
  | { type: 'shown' }
  | { type: 'asked' };

export type FlushInput = { readonly memberId: MemberId; readonly urgency: OutboxUrgency };

type Context = {
  readonly memberId: MemberId | null;
  readonly urgency: OutboxUrgency;
  readonly pending: OutboxUrgency | null;
  readonly wait: number | null;
};

const URGENCY: Readonly<Record<Exclude<OutboxEvent['type'], 'member.changed'>, OutboxUrgency>> = {
  enqueued: 'due',
  online: 'network',
  visible: 'network',
  shown: 'network',
  asked: 'asked',
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
    takeUrgency: assign(({ event }) => (event.type in URGENCY ? { urgency: urgencyOf(event), pending: null } : {})),
    takePending: assign({ urgency: ({ context }) => context.pending ?? 'due', pending: null }),
    noteReason: assign({ pending: ({ context, event }) => moreUrgent(context.pending, urgencyOf(event)) }),
  },
  guards: {
    isNobody: ({ event }) => event.type === 'member.changed' && event.memberId === null,
    isSameMember: ({ context, event }) => event.type === 'member.changed' && event.memberId === context.memberId,
    hasReason: ({ context }) => context.pending !== null,
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
        '*': { guard: ({ event }) => event.type in URGENCY, target: 'flushing', actions: 'takeUrgency' },
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
        '*': { guard: ({ event }) => event.type in URGENCY, actions: 'noteReason' },
      },
    },

    flushed: {
      always: [{ guard: 'hasReason', target: 'flushing', actions: 'takePending' }, { target: 'resting' }],
    },
  },
});

function urgencyOf(event: OutboxEvent): OutboxUrgency {
  return event.type === 'member.changed' ? 'network' : URGENCY[event.type];
}
