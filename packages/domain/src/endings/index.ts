export * from './ask-how-it-went.ts';
export * from './ending.api.ts';
export * from './ending-store.port.ts';
export * from './follow-ending.ts';
export * from './read-updates.ts';
export * from './tell-how-it-went.ts';
export * from './updates.rule.ts';
