export * from './account-export.view.ts';
export * from './delete-account.ts';
export * from './export-account.ts';
export * from './personal-data-store.port.ts';
export * from './privacy.api.ts';
