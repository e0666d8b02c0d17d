/** Nobody answered: the person is offline or the server is down. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(cause: unknown) {
    super(
      navigator.onLine
        ? 'The server could not be reached. Try again in a moment.'
        : 'You are offline. Check your connection and try again.',
      { cause },
    );
  }
}

const apiBase = '/api/v1';

/**
 * Sends a request to the API; `path` begins below its base.
 * @throws ConnectionError when nobody answered; an AbortError when the caller gave up.
 */
export async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(apiBase + path, init);
  } catch (error) {
    if (isGivenUp(error)) throw error;
    throw new ConnectionError(error);
  }
}

/** The caller lost interest, as opposed to nobody answering in time. */
function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
