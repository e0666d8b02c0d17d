import { describe, expect, it } from 'vitest';
import { freeUrl, slugOf } from './store-url.ts';

describe('the address of a store', () => {
  it.each([
    ['Blue Door Bakery', 'blue-door-bakery'],
    ['  Café Olé!  ', 'cafe-ole'],
    ['Fern & Field', 'fern-and-field'],
    ["Joe's Diner", 'joes-diner'],
    ['24/7', '24-7'],
    ['寿司', 'store'],
    ['---', 'store'],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
    ['x'.repeat(200), 'x'.repeat(60)],
  ])('for %j is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('uses the first free number', () => {
    expect(freeUrl('bakery', new Set(['bakery-2']))).toBe('bakery');
    expect(freeUrl('bakery', new Set(['bakery', 'bakery-3']))).toBe('bakery-2');
    expect(freeUrl('bakery', new Set(['bakery', 'bakery-2', 'bakery-3']))).toBe('bakery-4');
  });
});
