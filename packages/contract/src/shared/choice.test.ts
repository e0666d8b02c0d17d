import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { choice, oneOf } from './choice.ts';
import { textBetween } from './fields.ts';

const vehicle = choice(
  ['FOOD_TRUCK', 'BICYCLE'],
  { FOOD_TRUCK: 'Food Truck', BICYCLE: 'Bike/Cycle' },
  'Vehicle is required',
);

it.each(['FOOD_TRUCK', 'Food Truck', ' food truck ', 'food_truck'])('accepts %s', (written) => {
  expect(z.safeParse(vehicle, written)).toEqual({ success: true, data: 'FOOD_TRUCK' });
});

const fields = z.object({
  vehicle,
  way: oneOf(['UP', 'DOWN'], 'Way is required'),
  name: textBetween('Name is required', 2, 5),
});

function messagesOf(value: unknown): string[] {
  return z.safeParse(fields, value).error?.issues.map(({ message }) => message) ?? [];
}

it.each([[{}], [{ vehicle: '', way: '', name: '' }], [{ vehicle: null, way: null, name: null }]])(
  'reports a missing value in %j',
  (value) => {
    expect(messagesOf(value)).toEqual([
      'Vehicle is required',
      'Way is required',
      'Name is required',
    ]);
  },
);

it.each([[{ vehicle: 'Boat', way: 'LEFT', name: 7 }], [{ vehicle: 5, way: [], name: {} }]])(
  'reports an invalid value in %j',
  (value) => {
    expect(messagesOf(value)).toEqual([
      'Choose one of: Food Truck, Bike/Cycle',
      'Choose one of: UP, DOWN',
      'Must be text',
    ]);
  },
);
