import type { WriteKind, WriteOf } from '@twosides/domain/model';
import type { SiteDatabase } from './database.ts';

export type WriteHandlers = { readonly [Kind in WriteKind]: (database: SiteDatabase, write: WriteOf<Kind>) => void };
