export * from './name-rules.rule.ts';
export * from './nickname.rule.ts';
export * from './personal.rule.ts';
