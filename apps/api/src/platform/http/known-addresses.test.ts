import { expect, test } from 'vitest';
import { KnownAddresses } from './known-addresses.ts';

test('an address allows the methods of all its routes', () => {
  const known = new KnownAddresses();
  known.add('/stores/:storeId', ['GET', 'HEAD']);
  known.add('/stores/:id', ['PUT']);
  known.add('/stores/:storeId/orders/:orderId', ['POST']);
  expect(known.methodsOf('/stores/7')).toEqual(['GET', 'HEAD', 'PUT']);
  expect(known.methodsOf('/stores/7/orders/9')).toEqual(['POST']);
  expect(known.methodsOf('/stores/7/')).toEqual([]);
  expect(known.methodsOf('/nothing')).toEqual([]);
});
