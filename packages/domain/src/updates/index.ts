export * from './ask-how-it-went.ts';
export * from './follow-updates.ts';
export * from './post-update.ts';
export * from './read-updates.ts';
export * from './update-store.port.ts';
export * from './updates.api.ts';
export * from './updates.rule.ts';
