export * from './push.api.ts';
export * from './push.rule.ts';
export * from './push.ts';
export * from './push-sender.port.ts';
export * from './push-store.port.ts';
