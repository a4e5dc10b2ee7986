import * as v from 'valibot';
import { fieldsOf, view, wholeNumber } from '../wire/view.ts';
import type { Standing } from './profile-store.port.ts';

export const followingEntries = { isFollowing: v.boolean(), followersCount: wholeNumber, followingCount: wholeNumber };

export const followingViewSchema = view(followingEntries);
export type FollowingView = v.InferOutput<typeof followingViewSchema>;

export const followingView = (standing: Standing): FollowingView => fieldsOf(standing, followingEntries);

export const relationViewSchema = view({ nickname: v.string(), isMuted: v.boolean(), isBlocked: v.boolean() });
export type RelationView = v.InferOutput<typeof relationViewSchema>;
