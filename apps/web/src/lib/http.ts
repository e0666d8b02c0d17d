import { apiBase, orNoAnswer, send as sendRequest } from '@counter/browser/http';
import { attendanceHeader } from './device/attendance.ts';
import { compareClocks, now } from '@counter/browser/clock';
import { text } from './lib.text.ts';

interface Sending extends RequestInit {
  method?: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/** Receives the share of the body sent so far, from 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Sends a request to the API. `path` is relative to its base; `onProgress` follows the upload of a large body.
 * @throws ConnectionError if there was no response; an AbortError if the caller aborted.
 */
export async function send(
  path: string,
  sending: Sending,
  onProgress?: OnProgress,
): Promise<Response> {
  const attended = { ...sending, headers: { ...sending.headers, ...attendanceHeader() } };
  if (onProgress) return await orNoAnswer(sendFollowed(apiBase + path, attended, onProgress));
  const askedAt = now();
  const response = await sendRequest(path, attended);
  compareClocks(response.headers.get('date'), askedAt);
  return response;
}

/** Sends a body with upload progress, which `fetch` can't report yet. */
async function sendFollowed(address: string, sending: Sending, onProgress: OnProgress) {
  const { method = 'GET', headers, body = null, signal } = sending;
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  request.open(method, address);
  request.responseType = 'blob';
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
  const giveUp = (): void => request.abort();
  signal.addEventListener('abort', giveUp);
  try {
    return await new Promise<Response>((resolve, reject) => {
      request.addEventListener('load', () => resolve(responseOf(request)));
      request.addEventListener('error', () => reject(new TypeError('The connection broke off.')));
      request.addEventListener('abort', () => reject(reasonOf(signal)));
      request.send(body);
    });
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

function reasonOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new DOMException(text.cancelled, 'AbortError');
}

function responseOf(request: XMLHttpRequest): Response {
  const body: unknown = request.response;
  const lines = request.getAllResponseHeaders().split('\r\n').filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return new Response(body instanceof Blob ? body : null, { status: request.status, headers });
}
