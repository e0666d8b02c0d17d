import { test } from 'vitest';
import { expectReads, wordValues } from '../../../testing/expect-reads.ts';
import { overrideSearch } from './override-search.ts';

test('the address of the dialogs keeps what makes sense', () => {
  expectReads(overrideSearch, {
    dialog: wordValues('pause', 'busy'),
    minutes: { kept: [15, 240], left: ['15', null, true] },
  });
});
