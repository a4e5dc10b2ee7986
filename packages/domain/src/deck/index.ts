export * from './deck.api.ts';
export * from './deck.ts';
export * from './todays-five.rule.ts';
export * from './todays-five-store.port.ts';
