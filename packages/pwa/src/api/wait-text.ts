import { ApiError } from './api-error.ts';

/** When one can go on, where something was done too often; null for any other failure. */
export function waitTextOf(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'too-many-requests' ? error.userMessage : null;
}
