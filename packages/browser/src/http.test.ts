import { expect, test, vi } from 'vitest';
import { ConnectionError, isException, readBody, send } from './http.ts';

const given = new DOMException('No longer wanted.', 'AbortError');

test('sends a request below the base of the API', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  await send('/menu', { method: 'POST' });
  expect(fetched).toHaveBeenCalledWith('/api/v1/menu', { method: 'POST' });
});

test('distinguishes connection errors and timeouts from an aborted request', async () => {
  const failing = async (error: Error) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(error);
    return send('/menu', {}).catch((failure: unknown) => failure);
  };
  const broken = await failing(new TypeError('Failed to fetch'));
  expect(broken).toBeInstanceOf(ConnectionError);
  const late = await failing(new DOMException('Too late.', 'TimeoutError'));
  expect(late).toMatchObject({ name: 'ConnectionError', cause: { name: 'TimeoutError' } });
  expect(await failing(given)).toBe(given);
});

test('a non-JSON answer is a connection error, and an aborted one stays an abort', async () => {
  expect(await readBody(new Response('{"a":1}'))).toEqual({ a: 1 });
  await expect(readBody(new Response('<html>'))).rejects.toBeInstanceOf(ConnectionError);
  const response = new Response('{}');
  vi.spyOn(response, 'json').mockRejectedValue(given);
  await expect(readBody(response)).rejects.toBe(given);
});

test('a connection error knows whether the browser was offline when it happened', () => {
  const online = new ConnectionError(undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect([online, new ConnectionError(undefined)]).toMatchObject([
    { isOffline: false },
    { isOffline: true },
  ]);
});

test('recognizes a browser exception by its name', () => {
  expect(isException(given, 'AbortError')).toBe(true);
  expect(isException(given, 'TimeoutError')).toBe(false);
  expect(isException(new Error('AbortError'), 'AbortError')).toBe(false);
});
