import { firstEndpoints } from './first-endpoints.ts';
import { laterEndpoints } from './later-endpoints.ts';

/** Method and path of every call. */
export const endpoints = { ...firstEndpoints, ...laterEndpoints } as const;

export type RouteName = keyof typeof endpoints;
