export * from './endpoints.ts';
export * from './page-meta.ts';
export * from './page-texts.ts';
export * from './routes.ts';
