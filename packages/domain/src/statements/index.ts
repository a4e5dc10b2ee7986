export * from './appeal.rule.ts';
export * from './appeals.ts';
export * from './statement.api.ts';
export * from './statement.view.ts';
export * from './statements.port.ts';
export * from './transparency.rule.ts';
export * from './transparency.ts';
export * from './transparency.view.ts';
