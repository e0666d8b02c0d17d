import { expect, it } from 'vitest';
import { createCustomers } from './people.ts';
import { createRandom } from './random.ts';

it('gives every customer a unique name and fictional phone number', () => {
  const customers = createCustomers(createRandom(5), 1000);
  expect(new Set(customers.map(({ name }) => name)).size).toBe(1000);
  expect(new Set(customers.map(({ phone }) => phone)).size).toBe(1000);
  for (const { phone } of customers) expect(phone).toMatch(/^\+1 \(\d{3}\) 555-01\d\d$/);
});

it('creates the same customers for a seed, few of them regulars', () => {
  const customers = createCustomers(createRandom(6), 400);
  expect(createCustomers(createRandom(6), 400)).toEqual(customers);
  const regulars = customers.filter(({ loyalty }) => loyalty >= 12).length;
  expect(regulars).toBeGreaterThan(20);
  expect(regulars).toBeLessThan(70);
});

it('throws when the phone numbers run out', () => {
  expect(() => createCustomers(createRandom(7), 1001)).toThrow(RangeError);
});
