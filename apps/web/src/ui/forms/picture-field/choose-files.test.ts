import { expect, test } from 'vitest';
import { ConnectionError } from '@counter/browser/http';
import { ApiProblem } from '@counter/browser/problem';
import { chooseFiles, failedEntry } from './choose-files.ts';

const rules = { types: ['image/jpeg', 'image/png'], limitBytes: 100 };
const picture = (name: string): File => new File(['x'], name, { type: 'image/png' });
const text = new File(['x'], 'notes.txt', { type: 'text/plain' });

test('sends files that fit, rejects other types and leaves out files beyond the limit', () => {
  const files = [picture('a.png'), text, picture('b.png'), picture('c.png')];
  const { added, leftOut } = chooseFiles(files, 2, rules);
  expect(added.map(({ kind }) => kind)).toEqual(['sending', 'refused', 'sending']);
  expect(leftOut).toBe("There's room for 2. One picture was left out.");
});

test('leaves out every picture when there is no room', () => {
  const { added, leftOut } = chooseFiles([picture('a.png'), picture('b.png')], 0, rules);
  expect(added).toEqual([]);
  expect(leftOut).toBe("There's room for none. 2 pictures were left out.");
});

function refused(status: number): ApiProblem {
  const message = 'This is not a picture.';
  const problem = { type: 'about:blank', title: '', detail: message, message, requestId: '1' };
  return new ApiProblem({ ...problem, status, code: 'INVALID_FIELDS' });
}

test("keeps the server's message, and offers a retry only if it may succeed", () => {
  const file = picture('a.png');
  const again = (error: unknown) => failedEntry('1', file, error);
  expect(again(refused(422))).toMatchObject({ reason: 'This is not a picture.', again: false });
  expect(again(refused(503))).toMatchObject({ again: true });
  expect(again(refused(429))).toMatchObject({ again: true });
  expect(again(new DOMException('gone', 'NotFoundError'))).toMatchObject({
    reason: "We couldn't read the file. It may have been moved or deleted.",
    again: false,
  });
});

test('offers a retry when the connection breaks off', () => {
  expect(failedEntry('1', picture('a.png'), new ConnectionError(null))).toMatchObject({
    again: true,
  });
});
