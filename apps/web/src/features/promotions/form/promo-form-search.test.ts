import { test } from 'vitest';
import { expectReads, textValues } from '../../../testing/expect-reads.ts';
import { promoFormSearch } from './promo-form-search.ts';

test('the address of the form keeps the goal of its campaign', () => {
  expectReads(promoFormSearch, { goal: textValues });
});
