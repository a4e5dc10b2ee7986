export * from './clear-name.rule.ts';
export * from './name-rules.rule.ts';
export * from './nickname.rule.ts';
export * from './personal.rule.ts';
export * from './pseudonym.rule.ts';
