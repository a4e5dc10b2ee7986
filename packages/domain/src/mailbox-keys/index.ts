export * from './mailbox.rule.ts';
export * from './mailbox-key.rule.ts';
export * from './mailbox-key-store.port.ts';
