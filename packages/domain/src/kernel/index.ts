export * from './clean-text.ts';
export * from './ids.ts';
export * from './kernel.port.ts';
export * from './operation.ts';
export * from './result.ts';
export * from './text.ts';
export * from './time.ts';
