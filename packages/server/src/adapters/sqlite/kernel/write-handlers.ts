import type { Secrets } from '@twosides/domain/kernel';
import type { WriteKind, WriteOf } from '@twosides/domain/model';
import type { Database } from './database.ts';

export type WriteContext = { readonly database: Database; readonly secrets: Secrets };

export type WriteHandlers = { readonly [Kind in WriteKind]: (to: WriteContext, write: WriteOf<Kind>) => void };
