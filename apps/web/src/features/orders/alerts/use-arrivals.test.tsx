import type { Order } from '@counter/contract/orders';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-fixture.ts';
import { useArrivals } from './use-arrivals.ts';

const [first, second, third] = [1, 2, 3].map((id) => anOrder({ id })) as [Order, Order, Order];

test('what joined last is a batch, be it one order or several, until more join', () => {
  const none: Order[] = [];
  const hook = renderHook(({ alerts }) => useArrivals(alerts), { initialProps: { alerts: none } });
  const batchOf = (alerts: Order[]) => {
    hook.rerender({ alerts });
    return hook.result.current.map(({ id }) => id);
  };
  expect(hook.result.current).toEqual([]);
  expect(batchOf([first])).toEqual([1]);
  expect(batchOf([first])).toEqual([1]);
  expect(batchOf([first, second, third])).toEqual([2, 3]);
  // One that was seen leaves, which is no arrival.
  expect(batchOf([second, third])).toEqual([2, 3]);
  expect(batchOf([])).toEqual([2, 3]);
  expect(batchOf([first])).toEqual([1]);
});
