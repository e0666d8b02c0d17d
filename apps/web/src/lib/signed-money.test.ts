import { expect, it } from 'vitest';
import { balanceMoney, signedMoney } from './signed-money.ts';

it.each([
  [1250, '+ $ 12.50', '$ 12.50'],
  [-300, '− $ 3.00', '− $ 3.00'],
  [0, '$ 0.00', '$ 0.00'],
])('%d is %s as a movement and %s as a balance', (minor, movement, balance) => {
  expect(signedMoney(minor, 'USD')).toBe(movement);
  expect(balanceMoney(minor, 'USD')).toBe(balance);
});
