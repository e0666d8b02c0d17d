import { expect, it } from 'vitest';
import { webOrderRequest } from './web-orders.schemas.ts';

it.each([300, 'lots', null])('says how to send a tip that is %j', (tip) => {
  const issues = webOrderRequest.safeParse({ tip }).error?.issues;
  const found = issues?.find(({ path }) => path[0] === 'tip');
  expect(found?.message).toBe(
    'Send the tip as { "percent": 15 } or as { "amount": 300 }, in cents',
  );
});
