import { expect, it } from 'vitest';
import { fieldsOf, fieldText } from './field-text.ts';

const scope = { currency: 'USD', timeZone: 'America/New_York' };

it.each([
  ['name', null, 'nothing'],
  ['name', '', 'nothing'],
  ['available', false, 'not available'],
  ['featured', true, 'yes'],
  ['price', 1250, '$ 12.50'],
  ['taxRate', 88_750, '8.875%'],
  ['storeTaxRate', 8.25, '8.25%'],
  ['rate', 1500, '15%'],
  ['quantity', 1500, '1500'],
  ['at', '2026-11-20T12:00:30Z', '2026-11-20 07:00'],
  ['confirmAbove', 10_000, '$ 100.00'],
  ['orderExpiry', 'AFTER_24_HOURS', 'after 24 hours'],
  ['deliveryMethods', ['PICKUP', 'DIRECT'], 'pickup; direct'],
  ['logo', 'a1b2.webp', 'a picture'],
  ['tags', [], 'nothing'],
  ['tags', ['spicy', 'new'], 'spicy; new'],
  ['name', 'a'.repeat(201), `${'a'.repeat(200)}…`],
])('the field %s of %j reads %j', (field, value, text) => {
  expect(fieldText(field, value, scope)).toBe(text);
});

it('omits versions', () => {
  expect(fieldsOf({ name: 'Soup', olVersion: 3, version: 4 })).toEqual([['name', 'Soup']]);
});
