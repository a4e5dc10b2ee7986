import {
  type Connection,
  type Model,
  Schema,
  type SchemaDefinition,
  type SchemaDefinitionType,
  type SchemaOptions,
} from 'mongoose';

export const SCHEMA_OPTIONS = {
  strict: 'throw',
  strictQuery: 'throw',
  autoIndex: false,
  autoCreate: false,
  minimize: false,
  versionKey: false,
} as const satisfies SchemaOptions;

export const definesIn =
  (connection: Connection) =>
  <Row>(collection: string, fields: SchemaDefinition<SchemaDefinitionType<Row>>): Model<Row> =>
    connection.model<Row>(collection, new Schema<Row>(fields, SCHEMA_OPTIONS), collection);

export type Define = ReturnType<typeof definesIn>;

/** Not `required`, because Mongoose would refuse null. */
export const nullable = <Type>(type: Type) => ({ type, default: null });
export const required = <Type>(type: Type) => ({ type, required: true as const });
