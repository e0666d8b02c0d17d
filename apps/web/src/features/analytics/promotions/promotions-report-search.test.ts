import { campaignSorts, promotionSorts } from '@counter/contract/analytics';
import { expect, test } from 'vitest';
import { campaignColumns, promotionColumns } from './promotions-report-search.ts';

// A column of the contract that the address doesn't know would be dropped from every link.
test('the address knows every column by which the contract sorts, and no other', () => {
  expect(promotionColumns).toEqual(promotionSorts);
  expect(campaignColumns).toEqual(campaignSorts);
});
