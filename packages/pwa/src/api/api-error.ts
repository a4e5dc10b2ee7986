import type { ErrorBody } from '@twosides/domain/contract';
import type { ERROR_MESSAGES, ErrorCode } from '@twosides/domain/wire';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly userMessage: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly text: ErrorBody['text'] | undefined;
  readonly challenge: ErrorBody['challenge'] | undefined;
  readonly retryAfter: string | null;
  /** The raw `Date` header: the server's time, to compare with a date in `Retry-After`. */
  readonly date: string | null;

  constructor(status: number, statusText: string, bodyText: string, headers = new Headers()) {
    super(`${status}: ${bodyText || statusText}`);
    const body = parseErrorBody(bodyText);
    this.status = status;
    this.code = body?.code ?? null;
    this.userMessage = body?.error ?? null;
    this.fields = body?.fields ?? {};
    this.text = body?.text;
    this.challenge = body?.challenge;
    this.retryAfter = headers.get('Retry-After');
    this.date = headers.get('Date');
  }
}

export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly userMessage = 'We couldn’t reach TwoSides. Please check your connection and try again.';
}

export function userMessageOf(error: unknown): string | null {
  return error instanceof ApiError || error instanceof NetworkError ? error.userMessage : null;
}

export const failureText = (error: unknown, otherwise = 'Please try again in a moment.'): string =>
  userMessageOf(error) ?? otherwise;

export function waitTextOf(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'too-many-requests' ? error.userMessage : null;
}

const AUTHENTICATION_REQUIRED: (typeof ERROR_MESSAGES)['authentication-required'] = 'Authentication required';

export function isAuthenticationRequired(error: unknown): boolean {
  if (error instanceof ApiError && error.status === 401) return true;
  return error instanceof Error && error.message.includes(AUTHENTICATION_REQUIRED);
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const body = JSON.parse(text);
    return typeof body?.error === 'string' && typeof body.code === 'string' ? body : null;
  } catch {
    return null;
  }
}
