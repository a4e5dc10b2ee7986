export * from './outbox.rule.ts';
