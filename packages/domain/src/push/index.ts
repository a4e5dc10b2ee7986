export * from './push.api.ts';
export * from './push.port.ts';
export * from './push.ts';
