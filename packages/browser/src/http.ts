/** The path prefix of API calls. */
export const apiBase = '/api/v1';

/** A request without a response: the person is offline or the server is down. Each app has its own message for it. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly isOffline = !navigator.onLine;

  constructor(cause: unknown) {
    super('No answer', { cause });
  }
}

/**
 * Sends a request to the API; `path` is relative to its base.
 * @throws ConnectionError without a response; an AbortError if the caller aborted
 */
export async function send(path: string, sending: RequestInit): Promise<Response> {
  return await orNoAnswer(fetch(apiBase + path, sending));
}

/**
 * Parses a response's JSON body.
 * @throws ConnectionError if it broke off or isn't JSON, as on a network with a login page; an AbortError if the caller
 * aborted
 */
export async function readBody(response: Response): Promise<unknown> {
  return await orNoAnswer<unknown>(response.json());
}

/**
 * Awaits a network operation.
 * @throws ConnectionError if it fails; an AbortError if the caller aborted
 */
export async function orNoAnswer<Answer>(coming: Promise<Answer>): Promise<Answer> {
  try {
    return await coming;
  } catch (error) {
    // An abort by the caller, as opposed to a timeout.
    throw isException(error, 'AbortError') ? error : new ConnectionError(error);
  }
}

/** Returns true for a browser exception with this name, such as `TimeoutError`. */
export function isException(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}
