export * from './deliver-jobs.ts';
export * from './job-leases.ts';
export * from './job-queue.port.ts';
export * from './job-terms.rule.ts';
