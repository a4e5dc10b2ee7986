export * from './appeal.rule.ts';
export * from './appeals.ts';
export * from './statement.api.ts';
export * from './statement.view.ts';
export * from './statement-store.port.ts';
