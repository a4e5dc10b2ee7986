import type { SchemaOptions } from 'mongoose';

/**
 * What every collection's schema has in common: a field that is not named is an error, both in what is stored and in a
 * filter.
 */
export const SCHEMA_OPTIONS = {
  strict: 'throw',
  strictQuery: 'throw',
  autoIndex: false,
  autoCreate: false,
  minimize: false,
  versionKey: false,
} as const satisfies SchemaOptions;

/** A field that is always there, though it may hold null: mongoose's `required` would refuse null. */
export const nullable = <Type>(type: Type) => ({ type, default: null });
export const required = <Type>(type: Type) => ({ type, required: true as const });
