import { expect, test } from 'vitest';
import { withQuery } from './with-query.ts';

test('leaves undefined values out of the query', () => {
  expect(withQuery('/list', { page: 0, search: undefined })).toBe('/list?page=0');
  expect(withQuery('/list', { search: undefined })).toBe('/list');
});
