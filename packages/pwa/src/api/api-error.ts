import type { ErrorBody } from '@twosides/domain/contract';
import type { ERROR_MESSAGES, ErrorCode } from '@twosides/domain/wire';

/** Any answer that is not 2xx. Its message is the status, a colon and the body (or the status text of an empty one). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The API's own code; null where the answer is not the API's (a proxy's error page). */
  readonly code: ErrorCode | null;
  /** The body's `error`: words for a person; null where there are none. */
  readonly userMessage: string | null;
  /** What is wrong with which field, by its path (`title`, `tags.0`). */
  readonly fields: Readonly<Record<string, string>>;
  /** With `text-changed`: the words as they are now. */
  readonly text: ErrorBody['text'] | undefined;
  /** With `proof-required`: what to solve. */
  readonly challenge: ErrorBody['challenge'] | undefined;
  /** The answer's `Retry-After`, as it came. */
  readonly retryAfter: string | null;
  /** The answer's `Date`, as it came: by this clock a date in `Retry-After` is meant. */
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

/**
 * No answer of the API at all: no network, no answer in time, or someone else's page in its place (a captive portal).
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly userMessage = "We couldn't reach TwoSides. Please check your connection and try again.";
}

/** Words for a person, as far as the error has any. */
export function userMessageOf(error: unknown): string | null {
  return error instanceof ApiError || error instanceof NetworkError ? error.userMessage : null;
}

/** Held to the catalogue by its type: the catalogue itself is not worth its weight in the first paint. */
const AUTHENTICATION_REQUIRED: (typeof ERROR_MESSAGES)['authentication-required'] = 'Authentication required';

/** Whether signing in is what is missing. */
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
