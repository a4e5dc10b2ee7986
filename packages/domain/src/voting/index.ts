export * from './cast-vote.ts';
export * from './polarization.rule.ts';
export * from './results.rule.ts';
export * from './results.view.ts';
export * from './results-visibility.rule.ts';
export * from './share-range.rule.ts';
export * from './vote-store.port.ts';
export * from './voting.api.ts';
