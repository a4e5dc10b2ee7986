export * from './established.rule.ts';
export * from './mailbox.rule.ts';
export * from './mailbox-key.rule.ts';
export * from './mailbox-key-store.port.ts';
export * from './suspended.rule.ts';
