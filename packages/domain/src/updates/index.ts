export * from './read-updates.ts';
export * from './update-store.port.ts';
export * from './updates.api.ts';
export * from './updates.rule.ts';
export * from './updates.ts';
