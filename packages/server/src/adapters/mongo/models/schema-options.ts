import { Schema, type SchemaDefinition, type SchemaDefinitionType, type SchemaOptions } from 'mongoose';

export const SCHEMA_OPTIONS = {
  strict: 'throw',
  strictQuery: 'throw',
  autoIndex: false,
  autoCreate: false,
  minimize: false,
  versionKey: false,
} as const satisfies SchemaOptions;

type Definition<Row> = SchemaDefinition<SchemaDefinitionType<Row>>;

export const schemaOf = <Row>(fields: Definition<Row>): Schema<Row> => new Schema<Row>(fields, SCHEMA_OPTIONS);

export const partOf = <Row>(fields: Definition<Row>): Schema<Row> =>
  new Schema<Row>(fields, { ...SCHEMA_OPTIONS, _id: false });

/** Not `required`, because Mongoose would refuse null. */
export const nullable = <Type>(type: Type) => ({ type, default: null });
export const required = <Type>(type: Type) => ({ type, required: true as const });
