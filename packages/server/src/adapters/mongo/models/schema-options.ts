import type { SchemaOptions } from 'mongoose';

/** Common schema options: unknown fields are errors, in documents and filters. */
export const SCHEMA_OPTIONS = {
  strict: 'throw',
  strictQuery: 'throw',
  autoIndex: false,
  autoCreate: false,
  minimize: false,
  versionKey: false,
} as const satisfies SchemaOptions;

/** A field that is always present but may be null, which Mongoose's `required` would refuse. */
export const nullable = <Type>(type: Type) => ({ type, default: null });
export const required = <Type>(type: Type) => ({ type, required: true as const });
