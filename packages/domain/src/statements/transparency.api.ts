import type { Route } from '../wire/route.ts';
import { listOf } from '../wire/view.ts';
import { monthViewSchema } from './transparency.view.ts';

export const transparencyRoutes = {
  transparency: { access: 'anyone', common: true, output: listOf(monthViewSchema) },
} as const satisfies Record<string, Route>;
