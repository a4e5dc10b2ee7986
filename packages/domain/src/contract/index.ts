export * from './endpoints.ts';
export * from './error-body.ts';
export * from './page-meta.ts';
export * from './page-title.ts';
export * from './routes.ts';
