import { depositLimitBytes, depositTooLarge, noDepositFile } from '@counter/contract/payouts';
import { expect, test } from 'vitest';
import { refusalOf } from './bank-file.ts';

test.each([
  ['november.csv', 10, undefined],
  ['NOVEMBER.QFX', depositLimitBytes, undefined],
  ['november.ofx', depositLimitBytes + 1, depositTooLarge],
  ['november.csv', 0, 'The file is empty.'],
  ['receipt.png', 10, noDepositFile],
  ['statement.pdf', 10, noDepositFile],
  ['csv', 10, noDepositFile],
])('%s of %i bytes', (name, size, refusal) => {
  expect(refusalOf({ name, size })).toBe(refusal);
});
