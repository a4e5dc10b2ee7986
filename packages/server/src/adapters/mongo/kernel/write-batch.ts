import type { WriteKind, WriteOf } from '@twosides/domain/model';
import { type AnyBulkWriteOperation, type Model, sanitizeFilter, trusted } from 'mongoose';
import type { SiteDatabase } from '../models/models.ts';

export type DocumentChange = {
  readonly set?: Fields;
  readonly unset?: readonly string[];
  readonly inc?: Numbers;
  readonly min?: Numbers;
  readonly orInsert?: Fields;
};

type Fields = Readonly<Record<string, unknown>>;
type Numbers = Readonly<Record<string, number>>;

export type WriteBatch = {
  /** If several changes concern one document, later values win and increments add up. */
  change<Row>(model: Model<Row>, id: string | number, change: DocumentChange): void;
  insert<Row extends object>(model: Model<Row>, document: Row): void;
  insertOnce<Row extends { readonly _id: string }>(model: Model<Row>, document: Row, held: keyof Row & string): void;
  upsert<Row>(model: Model<Row>, key: Fields, fields: Pick<DocumentChange, 'set' | 'orInsert'>): void;
  updateMany<Row>(model: Model<Row>, filter: Fields, change: Pick<DocumentChange, 'set' | 'unset'>): void;
  deleteMany<Row>(model: Model<Row>, filter: Fields): void;
  flush(): Promise<void>;
};

/** @param first the collections that are written before all others */
export const createWriteBatch = (first: readonly AnyModel[]): WriteBatch => {
  const collections = new Map<string, Collection>();
  const collectionOf = (model: AnyModel): Collection => {
    const known = collections.get(model.collection.name) ?? { model, operations: [], changes: new Map() };
    collections.set(model.collection.name, known);
    return known;
  };
  for (const model of first) collectionOf(model);
  return {
    change: (model, id, change) => {
      const { operations, changes } = collectionOf(model);
      const known = changes.get(id) ?? toUpdate({ _id: id });
      if (!changes.has(id)) operations.push({ updateOne: known });
      changes.set(id, known);
      merge(known, change);
    },
    insert: (model, document) => collectionOf(model).operations.push({ insertOne: { document } }),
    // An upsert, because the driver sends inserts and updates as separate commands.
    insertOnce: (model, { _id, ...fields }, held) => {
      const filter = { _id, [held]: trusted({ $exists: false }) };
      collectionOf(model).operations.push({ updateOne: toUpdate(filter, { set: fields }, true) });
    },
    upsert: (model, key, fields) => collectionOf(model).operations.push({ updateOne: toUpdate(key, fields, true) }),
    updateMany: (model, filter, change) => {
      const { operations, changes } = collectionOf(model);
      operations.push({ updateMany: toUpdate(filter, change) });
      changes.clear();
    },
    deleteMany: (model, filter) => {
      const { operations, changes } = collectionOf(model);
      operations.push({ deleteMany: { filter: sanitizeFilter({ ...filter }) } });
      changes.clear();
    },
    flush: async () => {
      for (const { model, operations } of collections.values())
        if (operations.length > 0) await model.bulkWrite(operations);
    },
  };
};

type AnyModel = Pick<Model<unknown>, 'bulkWrite' | 'collection'>;

type Collection = {
  readonly model: AnyModel;
  readonly operations: AnyBulkWriteOperation[];
  /** By id, the operations that later changes of the same document are merged into. */
  readonly changes: Map<string | number, Update>;
};

type Update = {
  readonly filter: Fields;
  readonly update: {
    readonly $set: Record<string, unknown>;
    readonly $unset: Record<string, 1>;
    readonly $inc: Record<string, number>;
    readonly $min: Record<string, number>;
    readonly $setOnInsert: Record<string, unknown>;
  };
  upsert: boolean;
};

const toUpdate = (filter: Fields, change: DocumentChange = {}, upsert = false): Update => {
  const update = { $set: {}, $unset: {}, $inc: {}, $min: {}, $setOnInsert: {} };
  const made = { filter: sanitizeFilter({ ...filter }), update, upsert };
  merge(made, change);
  return made;
};

/** Keeps at most one operator per field, because MongoDB refuses two. */
const merge = (into: Update, { set = {}, unset = [], inc = {}, min = {}, orInsert }: DocumentChange): void => {
  const { $set, $unset, $inc, $min, $setOnInsert } = into.update;
  for (const [field, value] of Object.entries(set)) {
    $set[field] = value;
    delete $unset[field];
    delete $inc[field];
  }
  for (const field of unset) {
    $unset[field] = 1;
    delete $set[field];
  }
  for (const [field, by] of Object.entries(inc)) {
    const before = $set[field];
    if (typeof before === 'number') $set[field] = before + by;
    else $inc[field] = ($inc[field] ?? 0) + by;
  }
  for (const [field, value] of Object.entries(min)) $min[field] = Math.min($min[field] ?? value, value);
  if (orInsert) {
    into.upsert = true;
    Object.assign($setOnInsert, orInsert);
  }
};

/** These writes must read stored data, so they run after the batch with all other writes. */
export type LaterKind =
  | 'raise-alert'
  | 'trim-alerts'
  | 'claim-mailbox-key'
  | 'take-back-points'
  | 'count-points'
  | 'delete-member'
  | 'end-passkey-sessions'
  | 'suspend'
  | 'lift-suspension';

export type BatchKind = Exclude<WriteKind, LaterKind>;

export type BatchHandlers = {
  readonly [Kind in BatchKind]: (batch: WriteBatch, write: WriteOf<Kind>, database: SiteDatabase) => void;
};

export type LaterHandlers = {
  readonly [Kind in LaterKind]: (database: SiteDatabase, write: WriteOf<Kind>) => Promise<void>;
};
