import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { ApiError } from '../../api/api-error.ts';

export function linkProblemOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'invalid-input') return ERROR_MESSAGES['token-invalid'];
  return error.code === 'token-invalid' || error.code === 'token-expired' ? error.userMessage : null;
}
