import { expect, test } from 'vitest';
import { findMisread, wordValues } from '../../../testing/find-misread.ts';
import { overrideSearch } from './override-search.ts';

test('the address of the dialogs keeps what makes sense', () => {
  expect(
    findMisread(overrideSearch, {
      dialog: wordValues('pause', 'busy'),
      minutes: { kept: [15, 240], left: ['15', null, true] },
    }),
  ).toEqual([]);
});
