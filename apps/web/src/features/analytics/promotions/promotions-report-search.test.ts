import { campaignSorts, promotionSorts } from '@counter/contract/analytics';
import { expect, test } from 'vitest';
import { campaignColumns, promotionColumns } from './promotions-report-search.ts';

// A column of the contract that the address doesn't know would be dropped from every link.
test('the URL accepts exactly the sort columns of the contract', () => {
  expect(promotionColumns).toEqual(promotionSorts);
  expect(campaignColumns).toEqual(campaignSorts);
});
