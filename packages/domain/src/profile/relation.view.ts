import * as v from 'valibot';
import { view } from '../wire/view.ts';

/** Whether the viewer has muted, and blocked, a member. */
export const relationViewSchema = view({ nickname: v.string(), isMuted: v.boolean(), isBlocked: v.boolean() });
export type RelationView = v.InferOutput<typeof relationViewSchema>;
