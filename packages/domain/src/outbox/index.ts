export * from './kept-press.rule.ts';
export * from './outbox.rule.ts';
