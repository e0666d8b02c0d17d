import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { withRiders } from './crew.ts';
import type { Draft } from './past-order.ts';

const now = new Date('2026-03-04T17:00:00Z');
const by = { kind: 'system', name: 'Demo' } as const;
const riders = [
  { id: 1, name: 'Ana', onDuty: true },
  { id: 2, name: 'Ben', onDuty: false },
];

function aDelivery(...kinds: Draft['steps'][number]['kind'][]): Draft {
  return {
    customer: { name: 'Maya Lind', phone: '+12125550142' },
    deliveryMethod: 'DIRECT',
    placedAt: now,
    placedBy: by,
    scheduledAt: null,
    preparationMinutes: 20,
    acceptMinutes: 10,
    lines: [],
    tip: 0,
    payment: 'MARKETPLACE',
    promo: null,
    rider: null,
    feeRate: 1500,
    deliveryFee: 399,
    deliveryCommissionRate: 1500,
    steps: kinds.map((kind) => ({ kind, at: now, by })),
  };
}

/** The names of those who deliver a hundred orders like one, each once. */
function namesFor(draft: Draft): string[] {
  const drafts = Array.from({ length: 100 }, () => draft);
  const given = withRiders(drafts, riders, { random: createRandom(1), now });
  return [...new Set(given.flatMap(({ rider }) => rider?.name ?? []))].toSorted();
}

it('gives an order on its way to a rider who is on duty, and a past one to any', () => {
  expect(namesFor(aDelivery('accept', 'ready'))).toEqual(['Ana']);
  expect(namesFor(aDelivery('accept', 'ready', 'complete'))).toEqual(['Ana', 'Ben']);
});

it('leaves orders that are not ready, and pickups, without a rider', () => {
  expect(namesFor(aDelivery('accept'))).toEqual([]);
  expect(namesFor({ ...aDelivery('accept', 'ready'), deliveryMethod: 'PICKUP' })).toEqual([]);
});
