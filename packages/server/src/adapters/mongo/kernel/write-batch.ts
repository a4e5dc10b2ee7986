import { type AnyBulkWriteOperation, type Model, sanitizeFilter, trusted } from 'mongoose';

export type DocumentChange = {
  readonly set?: Fields;
  readonly unset?: readonly string[];
  readonly inc?: Readonly<Record<string, number>>;
  readonly min?: Readonly<Record<string, number>>;
  readonly orInsert?: Fields;
};

type Fields = Readonly<Record<string, unknown>>;

export type WriteBatch = {
  /** If several changes concern one document, later values win and increments add up. */
  change<Row>(model: Model<Row>, id: string | number, change: DocumentChange): void;
  insert<Row extends object>(model: Model<Row>, document: Row): void;
  insertOnce<Row extends { readonly _id: string }>(model: Model<Row>, document: Row, held: keyof Row & string): void;
  upsert<Row>(model: Model<Row>, key: Fields, fields: { readonly set?: Fields; readonly orInsert?: Fields }): void;
  updateMany<Row>(model: Model<Row>, filter: Fields, change: Pick<DocumentChange, 'set' | 'unset'>): void;
  deleteMany<Row>(model: Model<Row>, filter: Fields): void;
  flush(): Promise<void>;
};

export const createWriteBatch = (first: readonly AnyModel[]): WriteBatch => {
  const collections = new Map<string, Operations>();
  const operationsOf = (model: AnyModel): Operations => {
    const known = collections.get(model.collection.name) ?? { model, list: [], documents: new Map() };
    collections.set(model.collection.name, known);
    return known;
  };
  for (const model of first) operationsOf(model);
  return {
    change: (model, id, change) => {
      const { list, documents } = operationsOf(model);
      const known = documents.get(id);
      if (known) merge(known, change);
      else {
        const added = emptyDocument({ _id: id });
        merge(added, change);
        documents.set(id, added);
        list.push(added);
      }
    },
    insert: (model, document) => operationsOf(model).list.push({ insertOne: { document } }),
    insertOnce: (model, { _id, ...fields }, held) => {
      const { list, documents } = operationsOf(model);
      const added = { ...emptyDocument({ _id, [held]: trusted({ $exists: false }) }), orInsert: fields, isNew: true };
      documents.set(_id, added);
      list.push(added);
    },
    upsert: (model, key, { set = {}, orInsert = {} }) =>
      operationsOf(model).list.push({
        ...emptyDocument(key),
        set: { ...set },
        orInsert: { ...orInsert },
        upsert: true,
      }),
    updateMany: (model, filter, { set, unset = [] }) => {
      const { list, documents } = operationsOf(model);
      list.push({
        updateMany: {
          filter: sanitizeFilter({ ...filter }),
          update: { ...(set && { $set: set }), ...unsetting(unset) },
        },
      });
      documents.clear();
    },
    deleteMany: (model, filter) => {
      const { list, documents } = operationsOf(model);
      list.push({ deleteMany: { filter: sanitizeFilter({ ...filter }) } });
      documents.clear();
    },
    flush: async () => {
      for (const { model, list } of collections.values())
        if (list.length > 0) await model.bulkWrite(list.map(toCommand));
    },
  };
};

type AnyModel = Pick<Model<unknown>, 'bulkWrite' | 'collection'>;

type Operations = {
  readonly model: AnyModel;
  readonly list: (Document | AnyBulkWriteOperation)[];
  readonly documents: Map<string | number, Document>;
};

type Document = {
  readonly filter: Fields;
  set: Record<string, unknown>;
  unset: Set<string>;
  inc: Record<string, number>;
  min: Record<string, number>;
  orInsert: Record<string, unknown>;
  upsert: boolean;
  isNew: boolean;
};

const emptyDocument = (filter: Fields): Document => ({
  filter,
  set: {},
  unset: new Set(),
  inc: {},
  min: {},
  orInsert: {},
  upsert: false,
  isNew: false,
});

/** Keeps at most one operator per field, because MongoDB refuses two. */
const merge = (into: Document, { set = {}, unset = [], inc = {}, min = {}, orInsert }: DocumentChange): void => {
  for (const [field, value] of Object.entries(set)) {
    (into.isNew ? into.orInsert : into.set)[field] = value;
    into.unset.delete(field);
    delete into.inc[field];
  }
  for (const field of unset) {
    into.unset.add(field);
    delete into.set[field];
  }
  for (const [field, by] of Object.entries(inc)) {
    const before = into.set[field];
    if (typeof before === 'number') into.set[field] = before + by;
    else into.inc[field] = (into.inc[field] ?? 0) + by;
  }
  for (const [field, value] of Object.entries(min)) into.min[field] = Math.min(into.min[field] ?? value, value);
  if (orInsert) {
    into.upsert = true;
    Object.assign(into.orInsert, orInsert);
  }
};

const toCommand = (operation: Document | AnyBulkWriteOperation): AnyBulkWriteOperation => {
  if (!('filter' in operation)) return operation;
  const { filter, set, unset, inc, min, orInsert, upsert, isNew } = operation;
  return {
    updateOne: {
      filter: sanitizeFilter({ ...filter }),
      update: {
        ...nonEmpty('$set', set),
        ...unsetting([...unset]),
        ...nonEmpty('$inc', inc),
        ...nonEmpty('$min', min),
        ...nonEmpty('$setOnInsert', orInsert),
      },
      upsert: upsert || isNew,
    },
  };
};

const nonEmpty = (operator: string, fields: Fields): object =>
  Object.keys(fields).length === 0 ? {} : { [operator]: fields };

const unsetting = (fields: readonly string[]): object =>
  nonEmpty('$unset', Object.fromEntries(fields.map((field) => [field, 1])));
