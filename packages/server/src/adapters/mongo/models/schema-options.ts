import type { SchemaOptions } from 'mongoose';

/** Options of all schemas. Unknown fields in documents and filters are errors. */
export const SCHEMA_OPTIONS = {
  strict: 'throw',
  strictQuery: 'throw',
  autoIndex: false,
  autoCreate: false,
  minimize: false,
  versionKey: false,
} as const satisfies SchemaOptions;

/** Declares a field that is always present but may be null, which Mongoose's `required` would refuse. */
export const nullable = <Type>(type: Type) => ({ type, default: null });
export const required = <Type>(type: Type) => ({ type, required: true as const });
