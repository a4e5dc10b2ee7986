import { ApiError } from './api-error.ts';

export function waitTextOf(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'too-many-requests' ? error.userMessage : null;
}
