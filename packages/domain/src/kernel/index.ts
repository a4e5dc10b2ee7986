export * from './clock.port.ts';
export * from './ids.ts';
export * from './operation.ts';
export * from './rate-limiter.port.ts';
export * from './result.ts';
export * from './secrets.port.ts';
export * from './text.ts';
export * from './time.ts';
