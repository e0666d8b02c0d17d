import type { DayHours } from '@counter/contract/storefront';
import { expect, test } from 'vitest';
import { describeStore, type Described } from './structured-data.ts';

const none = [0, 0, 0, 0, 0];

function aStore(facts: Partial<Described> = {}): Described {
  return {
    name: 'Cedar Kitchen',
    address: '1240 Court Street, Springfield, NY 10001',
    phoneNumber: '',
    image: null,
    hours: [],
    products: [],
    currency: 'USD',
    reviews: { counts: none },
    ...facts,
  };
}

function describe(facts: Partial<Described> = {}) {
  return describeStore(aStore(facts), 'https://counter.test/s/cedar', 'https://counter.test');
}

function aDay(stretches: DayHours['stretches']): DayHours {
  return { label: 'Today', day: '2026-11-26', stretches, deliveries: null };
}

test.each([
  ['around the clock', [{ from: '00:00', to: '00:00' }], [['00:00', '23:59']]],
  ['closed all day', [], [['00:00', '00:00']]],
  ['past midnight', [{ from: '18:00', to: '02:00' }], [['18:00', '02:00']]],
  ['from noon to noon', [{ from: '12:00', to: '12:00' }], [['12:00', '11:59']]],
])('a day %s', (_what, stretches, told) => {
  const day = { validFrom: '2026-11-26', validThrough: '2026-11-26' };
  expect(describe({ hours: [aDay(stretches)] })).toMatchObject({
    openingHoursSpecification: told.map(([opens, closes]) => ({ opens, closes, ...day })),
  });
});

test.each([
  [
    '1240 Court Street, Suite 2, Springfield, NY 10001',
    {
      streetAddress: '1240 Court Street, Suite 2',
      addressLocality: 'Springfield',
      addressRegion: 'NY',
      postalCode: '10001',
    },
  ],
  [
    '1 Main Street, Springfield',
    { streetAddress: '1 Main Street', addressLocality: 'Springfield' },
  ],
  ['Behind the station', { streetAddress: 'Behind the station' }],
])('the address "%s" is parsed', (address, told) => {
  expect(describe({ address })).toMatchObject({ address: { '@type': 'PostalAddress', ...told } });
});

test('an item has its calories and allergens if the store gave them', () => {
  const item = {
    id: 1,
    name: 'Lentil Soup',
    description: '',
    image: null,
    category: 'Soups',
    price: 1250,
    taxRate: null,
    available: true,
    reason: '',
    featured: false,
    optionGroups: [],
  };
  const products = [
    { ...item, calories: 320, allergens: '' },
    { ...item, calories: null, allergens: 'Celery, milk', description: 'With herbs.' },
  ];
  const described = describe({ products });
  const nutrition = { '@type': 'NutritionInformation', calories: '320 calories' };
  const hasMenuItem = [
    { nutrition },
    { name: 'Lentil Soup', description: 'With herbs. Contains: Celery, milk.' },
  ];
  expect(described).toMatchObject({ hasMenu: { hasMenuSection: [{ hasMenuItem }] } });
  expect(JSON.stringify(described).match(/NutritionInformation|Contains/g)).toHaveLength(2);
});

test('a rating is included only if there are any', () => {
  expect(describe()).not.toHaveProperty('aggregateRating');
  const reviews = { counts: [0, 0, 0, 1, 3] };
  expect(describe({ reviews })).toMatchObject({
    aggregateRating: { ratingValue: 4.8, reviewCount: 4 },
  });
});
