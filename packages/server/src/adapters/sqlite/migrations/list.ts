import { baseline } from './001-baseline/baseline.ts';
import type { Migration } from './migration.ts';

/** The steps from an empty file to the present schema. Add new ones at the end. */
export const MIGRATIONS: readonly Migration[] = [baseline];
