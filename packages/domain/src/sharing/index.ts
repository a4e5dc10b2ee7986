export * from './embed-code.ts';
export * from './share-conflict.ts';
export * from './share-store.port.ts';
export * from './sharing.api.ts';
