export * from './folding.rule.ts';
export * from './list-reports.ts';
export * from './moderation.api.ts';
export * from './moderation.rule.ts';
export * from './report.ts';
export * from './report-store.port.ts';
