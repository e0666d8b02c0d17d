/** The path under which the server answers calls. */
export const apiBase = '/api/v1';

/** A failure without an answer: the person is offline or the server is down. Each app has its own sentence for it. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly isOffline = !navigator.onLine;

  constructor(cause: unknown) {
    super('No answer', { cause });
  }
}

/**
 * Sends a request to the API; `path` begins below its base.
 * @throws ConnectionError when nobody answered; an AbortError when the caller gave up.
 */
export async function send(path: string, sending: RequestInit): Promise<Response> {
  return await orNoAnswer(fetch(apiBase + path, sending));
}

/**
 * Reads the body of an answer.
 * @throws ConnectionError when it broke off or is no JSON, as from a network that asks for a login; an AbortError
 * when the caller gave up.
 */
export async function readBody(response: Response): Promise<unknown> {
  return await orNoAnswer<unknown>(response.json());
}

/**
 * Waits for something that comes over the network.
 * @throws ConnectionError when it fails; an AbortError when the caller gave up.
 */
export async function orNoAnswer<Answer>(coming: Promise<Answer>): Promise<Answer> {
  try {
    return await coming;
  } catch (error) {
    // The caller lost interest, as opposed to nobody answering in time.
    throw isException(error, 'AbortError') ? error : new ConnectionError(error);
  }
}

/** Returns true for an exception of the browser with this name: `TimeoutError` where an answer took too long. */
export function isException(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}
