export * from './outbox.rule.ts';
export * from './pending-vote.rule.ts';
