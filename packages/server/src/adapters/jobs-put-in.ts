import type { QueueName } from '@twosides/domain/jobs';
import type { Timestamp } from '@twosides/domain/kernel';

export type OnJob = (queue: QueueName, runAt: Timestamp) => void;

const listeners = new WeakMap<object, Set<OnJob>>();

export const listenForJobs = (connection: object, listener: OnJob): void => {
  const known = listeners.get(connection) ?? new Set();
  listeners.set(connection, known.add(listener));
};

export const describeJob = (connection: object, queue: QueueName, runAt: Timestamp): void => {
  for (const tell of listeners.get(connection) ?? []) tell(queue, runAt);
};
