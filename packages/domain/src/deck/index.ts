export * from './deck.api.ts';
export * from './read-deck.ts';
export * from './read-today.ts';
export * from './todays-five.rule.ts';
export * from './todays-five-store.port.ts';
