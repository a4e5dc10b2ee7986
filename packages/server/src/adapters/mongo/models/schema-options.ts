import type { SchemaOptions } from 'mongoose';

export const SCHEMA_OPTIONS = {
  strict: 'throw',
  strictQuery: 'throw',
  autoIndex: false,
  autoCreate: false,
  minimize: false,
  versionKey: false,
} as const satisfies SchemaOptions;

/** Not `required`, because Mongoose would refuse null. */
export const nullable = <Type>(type: Type) => ({ type, default: null });
export const required = <Type>(type: Type) => ({ type, required: true as const });
