export * from './appeal.rule.ts';
export * from './appeals.ts';
export * from './report-status.api.ts';
export * from './report-status.ts';
export * from './report-status.view.ts';
export * from './statement.api.ts';
export * from './statement.view.ts';
export * from './statement-store.port.ts';
