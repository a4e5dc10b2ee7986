export * from './established.rule.ts';
export * from './mailbox.rule.ts';
export * from './suspended.rule.ts';
export * from './voice.rule.ts';
export * from './voice-store.port.ts';
