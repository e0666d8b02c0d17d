import { expect, test } from 'vitest';
import { screenIn } from './screen-in.ts';

test.each([
  ['/dashboard/orders', {}, '/dashboard/orders'],
  ['/dashboard/orders/KM-4821', { orderNumber: 'KM-4821' }, '/dashboard/orders'],
  ['/dashboard/reports/payouts/PO%207', { transactionId: 'PO 7' }, '/dashboard/reports/payouts'],
  ['/dashboard/business/old-store', { storeUrl: 'old-store' }, '/dashboard/business/new-store'],
  [
    '/dashboard/business/old-store/employee/form',
    { storeUrl: 'old-store' },
    '/dashboard/business/new-store/employee',
  ],
])('%s of one store leads to %s of another', (pathname, params, address) => {
  expect(screenIn(pathname, params, 'new-store')).toBe(address);
});
