import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { createAppRouter } from './router.tsx';

/** The screens that open with each permission. Those that aren't here open for every member of a store, or have a guard of their own. */
const screensOf = {
  'adjustments:read': ['/dashboard/adujstment', '/dashboard/issue-adjustment'],
  'analytics:read': [
    '/dashboard/analytics/',
    '/dashboard/analytics/customers',
    '/dashboard/analytics/items',
    '/dashboard/analytics/promotions',
    '/dashboard/analytics/web-store',
    '/dashboard/financials',
  ],
  'audit:read': ['/dashboard/settings/audit-log'],
  'bank:read': ['/dashboard/settings/bank-account'],
  'customers:read': ['/dashboard/customers_/$customerId'],
  'expenses:read': [
    '/dashboard/business/$storeUrl/expense',
    '/dashboard/business/$storeUrl/supplier',
  ],
  'expenses:write': ['/dashboard/share'],
  'feedback:read': ['/dashboard/customers'],
  'integrations:read': ['/dashboard/settings/integrations'],
  'marketing:read': ['/dashboard/marketing', '/dashboard/marketing_/calendar'],
  'menu:read': [
    '/dashboard/business/$storeUrl/deals/',
    '/dashboard/business/$storeUrl/products',
    '/dashboard/products/',
    '/dashboard/products/options',
    '/dashboard/products/planned',
  ],
  'menu:write': [
    '/dashboard/business/$storeUrl/deals/form',
    '/dashboard/business/$storeUrl/product/form',
    '/dashboard/product/form',
  ],
  'orders:read': ['/dashboard/settings/printers'],
  'payouts:read': [
    '/dashboard/reports/payouts/',
    '/dashboard/reports/payouts/$transactionId/statement',
    '/dashboard/reports/payouts/deposits',
    '/dashboard/userFinance',
  ],
  'people:read': ['/dashboard/business/$storeUrl/employee/'],
  'people:write': [
    '/dashboard/business/$storeUrl/employee/form',
    '/dashboard/business/$storeUrl/rider/form',
  ],
  'promotions:read': ['/dashboard/promo-code'],
  'promotions:write': ['/dashboard/add-promo-code'],
  'reports:read': ['/dashboard/reports/order-breakdown'],
  'sales:read': ['/dashboard/business/$storeUrl/sale'],
  'settings:read': [
    '/dashboard/settings/account-setting',
    '/dashboard/settings/hours',
    '/dashboard/settings/stations',
    '/dashboard/settings/store-setting',
  ],
  'stats:read': ['/dashboard/forecast'],
  'store:read': [
    '/dashboard/app',
    '/dashboard/myprofile',
    '/dashboard/referral',
    '/dashboard/settings/',
  ],
  'team:read': ['/dashboard/settings/users'],
};

const staticData = z.object({ permission: z.optional(z.string()) });
const routes = z.array(
  z.object({ id: z.string(), options: z.object({ staticData: z.optional(staticData) }) }),
);

test('every screen asks for the permission of its table', () => {
  const { routesById } = createAppRouter();
  const asked = z.parse(routes, Object.values(routesById)).flatMap(({ id, options }) => {
    const permission = options.staticData?.permission;
    return permission ? [`${permission} ${id}`] : [];
  });
  const listed = Object.entries(screensOf).flatMap(([permission, screens]) =>
    screens.map((screen) => `${permission} ${screen}`),
  );
  expect(asked.toSorted()).toEqual(listed.toSorted());
});
