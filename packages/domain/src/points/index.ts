export * from './achievements.rule.ts';
export * from './points.rule.ts';
export * from './points-store.port.ts';
