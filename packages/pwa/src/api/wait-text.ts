import { ApiError } from './api-error.ts';

/** The text that says when to try again after a rate limit; null for other errors. */
export function waitTextOf(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'too-many-requests' ? error.userMessage : null;
}
