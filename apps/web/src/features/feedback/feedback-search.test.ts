import { feedbackStatuses } from '@counter/contract/feedback';
import { expect, test } from 'vitest';
import { findMisread, idValues, pageValues, wordValues } from '../../testing/find-misread.ts';
import { inquiriesSearch, reviewsSearch } from './feedback-search.ts';

const shared = {
  status: wordValues(...feedbackStatuses),
  page: pageValues,
  open: idValues,
};

test('the address of the inquiries keeps what makes sense', () => {
  expect(findMisread(inquiriesSearch, shared)).toEqual([]);
});

test('the address of the reviews keeps the stars as well', () => {
  const rating = { kept: [1, 2, 3, 4, 5], left: [0, 6, 1.5, '5', null] };
  expect(findMisread(reviewsSearch, { ...shared, rating })).toEqual([]);
});
