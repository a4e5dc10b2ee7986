export * from './points.rule.ts';
export * from './points-store.port.ts';
