import type { Order } from '@counter/contract/orders';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-fixture.ts';
import { useArrivals } from './use-arrivals.ts';

const first = anOrder({ id: 1 });
const second = anOrder({ id: 2 });
const third = anOrder({ id: 3 });

test('the latest arrivals form one batch until more arrive', () => {
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
