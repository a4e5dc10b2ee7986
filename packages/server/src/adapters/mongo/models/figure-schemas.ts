import type { ConflictId } from '@twosides/domain/kernel';
import type { CategoryId } from '@twosides/domain/model';
import { required, schemaOf } from './schema-options.ts';

export type Sums = {
  readonly conflicts: number;
  readonly votes: number;
  readonly comments: number;
  readonly revealed: number;
};

export type CategoryFiguresRecord = Sums & { readonly _id: CategoryId };

export type CountedRecord = Sums & { readonly _id: ConflictId; readonly category: CategoryId };

const SUMS = {
  conflicts: required(Number),
  votes: required(Number),
  comments: required(Number),
  revealed: required(Number),
};

export const categoryFiguresSchema = schemaOf<CategoryFiguresRecord>({ _id: required(String), ...SUMS });

export const countedSchema = schemaOf<CountedRecord>({ _id: required(Number), category: required(String), ...SUMS });
