import { ConnectionError } from '@counter/browser/http';
import { ApiProblem } from '@counter/browser/problem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attendanceHeader, watchAttendance } from './device/attendance.ts';
import { send } from './http.ts';
import { explainFailure, LocalProblem, readProblem } from './problem.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const minute = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const given = new DOMException('No longer wanted.', 'AbortError');

test('marks a page as unattended after five minutes without input', () => {
  watchAttendance();
  window.dispatchEvent(new Event('keydown'));
  vi.setSystemTime(noon + 5 * minute);
  expect(attendanceHeader()).toEqual({});
  vi.setSystemTime(noon + 5 * minute + 1);
  expect(attendanceHeader()).toEqual({ 'x-counter-unattended': '1' });
  window.dispatchEvent(new Event('pointerdown'));
  expect(attendanceHeader()).toEqual({});
});

/** A request that says how far it is, as a browser's does. */
class Request extends EventTarget {
  static latest = new Request();
  readonly upload = new EventTarget();
  readonly sent: Record<string, string> = {};
  readonly lines: [string, string] = ['', ''];
  readonly status = 201;
  response: unknown = null;
  body: unknown;
  constructor() {
    super();
    Request.latest = this;
  }
  open(...line: [string, string]): void {
    this.lines.splice(0, 2, ...line);
  }
  setRequestHeader(name: string, value: string): void {
    this.sent[name] = value;
  }
  getAllResponseHeaders(): string {
    return 'content-type: text/plain\r\nx-colon: a:b\r\n';
  }
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
}

function sendFile() {
  vi.stubGlobal('XMLHttpRequest', Request);
  const shares: number[] = [];
  const leaving = new AbortController();
  const { signal } = leaving;
  const parts = { method: 'POST', headers: { accept: 'a' }, body: 'file', signal };
  const answer = send('/picture', parts, (share) => shares.push(share));
  return { answer, shares, leaving, request: Request.latest };
}

test('reports the progress of an upload, and returns its answer like any request', async () => {
  const { answer, shares, request } = sendFile();
  expect(request.lines).toEqual(['POST', '/api/v1/picture']);
  expect([request.body, request.sent]).toEqual(['file', { accept: 'a' }]);
  request.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }));
  request.response = new Blob(['kept']);
  request.dispatchEvent(new Event('load'));
  const response = await answer;
  expect(shares).toEqual([0.25]);
  expect(response.status).toBe(201);
  expect([...response.headers]).toEqual([
    ['content-type', 'text/plain'],
    ['x-colon', 'a:b'],
  ]);
});

test('an upload fails if its connection breaks off or it is aborted', async () => {
  const broken = sendFile();
  broken.request.dispatchEvent(new Event('error'));
  await expect(broken.answer).rejects.toBeInstanceOf(ConnectionError);
  const left = sendFile();
  left.leaving.abort(given);
  await expect(left.answer).rejects.toMatchObject({ name: 'AbortError' });
  const before = AbortSignal.abort(given);
  const late = send('/picture', { headers: {}, signal: before }, () => undefined);
  await expect(late).rejects.toBe(given);
});

test('explains a failure from another server, with the request ID', async () => {
  const gateway = new Response('<html>', { status: 502, headers: { 'x-request-id': 'r-7' } });
  expect((await readProblem(gateway)).message).toMatch(/\(502\).* r-7\.$/);
  const unnumbered = await readProblem(new Response('{}', { status: 499 }));
  expect(unnumbered.message).toMatch(/\(499\).*moment\.$/);
});

test('says when the browser is offline', () => {
  expect(explainFailure(new ConnectionError(undefined))).toMatch(/reach the server/);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(explainFailure(new ConnectionError(undefined))).toMatch(/offline/);
});

test('shows only the messages of failures that were written for people', async () => {
  expect(explainFailure(new LocalProblem('Nobody is there.'))).toBe('Nobody is there.');
  const problem = await readProblem(new Response('', { status: 500 }));
  expect(problem).toBeInstanceOf(ApiProblem);
  expect(explainFailure(problem)).toBe(problem.message);
  const unknown = [new TypeError('x is undefined'), 'x is undefined'].map(explainFailure);
  expect(unknown[0]).toBe(unknown[1]);
  expect(unknown[0]).not.toContain('undefined');
});
