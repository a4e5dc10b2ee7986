export * from './deliver-jobs.ts';
export * from './job-hands.ts';
export * from './job-kinds.rule.ts';
export * from './job-queue.port.ts';
export * from './stop-signal.port.ts';
