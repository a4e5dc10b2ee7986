export * from './deck.api.ts';
export * from './read-deck.ts';
