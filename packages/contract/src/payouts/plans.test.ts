import { expect, test } from 'vitest';
import { feePlanLabel, feePlanOf } from './plans.ts';

test.each([
  ['PICKUP', 'PICKED_UP'],
  ['DIRECT', 'DELIVERED'],
  ['POOLED', 'DELIVERED'],
] as const)('%s uses the plan %s', (method, plan) => {
  expect(feePlanOf(method)).toBe(plan);
});

test("a plan's label includes its rate if known", () => {
  expect(feePlanLabel('DELIVERED', 1450)).toBe('Delivered 14.5%');
  expect(feePlanLabel('PICKED_UP', null)).toBe('Picked up');
});
