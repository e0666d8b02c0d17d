import { expect, test } from 'vitest';
import { attachable, maxAttachedBytes } from './statement-files.ts';

const fileOf = (bytes: number) => ({
  filename: 'statement.csv',
  contentType: 'text/csv',
  content: Buffer.alloc(bytes),
});

test('files are attached together as long as a mail can hold them', () => {
  const half = fileOf(maxAttachedBytes / 2);
  expect(attachable([half, half])).toEqual([half, half]);
  expect(attachable([half, half, fileOf(1)])).toEqual([]);
});
