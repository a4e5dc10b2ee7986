import type { ErrorBody } from '@twosides/domain/contract';
import type { ERROR_MESSAGES, ErrorCode } from '@twosides/domain/wire';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The API's error code; null if the response came from elsewhere (e.g. a proxy's error page). */
  readonly code: ErrorCode | null;
  readonly userMessage: string | null;
  /** Error messages by field path (`title`, `tags.0`). */
  readonly fields: Readonly<Record<string, string>>;
  /** The conflict's current text. Only with the code `text-changed`. */
  readonly text: ErrorBody['text'] | undefined;
  /** The proof-of-work puzzle to solve before trying again. Only with the code `proof-required`. */
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

/** The API gave no response: no network, a timeout, or another server's page (captive portal). */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly userMessage = 'We couldn’t reach TwoSides. Please check your connection and try again.';
}

export function userMessageOf(error: unknown): string | null {
  return error instanceof ApiError || error instanceof NetworkError ? error.userMessage : null;
}

export const failureText = (error: unknown, otherwise = 'Please try again in a moment.'): string =>
  userMessageOf(error) ?? otherwise;

/** Copied, because the whole error catalog is too large for the first load. The type keeps the copy correct. */
const AUTHENTICATION_REQUIRED: (typeof ERROR_MESSAGES)['authentication-required'] = 'Authentication required';

export function isAuthenticationRequired(error: unknown): boolean {
  if (error instanceof ApiError && error.status === 401) return true;
  return error instanceof Error && error.message.includes(AUTHENTICATION_REQUIRED);
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body : null;
  } catch {
    return null;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    typeof body.error === 'string' &&
    'code' in body &&
    typeof body.code === 'string'
  );
}
