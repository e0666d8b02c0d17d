import { describe, expect, it } from 'vitest';
import { drawPicture } from '../pictures/picture.ts';
import { grocer } from './grocer.ts';
import { kitchen } from './kitchen.ts';

describe.each([
  { name: 'kitchen', catalogue: kitchen, atLeast: 60 },
  { name: 'grocer', catalogue: grocer, atLeast: 200 },
])('the catalogue of the $name', ({ catalogue, atLeast }) => {
  const { categories, products } = catalogue;

  it('is large enough and has unique names', () => {
    expect(products.length).toBeGreaterThanOrEqual(atLeast);
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
    expect(new Set(categories.map(({ name }) => name)).size).toBe(categories.length);
  });

  it('has at least four products in every category', () => {
    for (const { name } of categories) {
      expect(products.filter(({ category }) => category === name).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('describes each product in a sentence, at a price in whole cents', () => {
    for (const { description, price } of products) {
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect(Number.isInteger(price) && price >= 100 && price < 10_000).toBe(true);
    }
  });

  it('has option groups that can be satisfied', () => {
    for (const { minimum, maximum, choices } of products.flatMap((p) => p.options ?? [])) {
      expect(minimum).toBeGreaterThanOrEqual(0);
      expect(maximum).toBeGreaterThanOrEqual(Math.max(1, minimum));
      expect(choices.length).toBeGreaterThanOrEqual(maximum);
    }
  });

  it('gives each product its own picture', () => {
    const pictures = products.map(({ picture }) => drawPicture(picture));
    expect(new Set(pictures).size).toBe(products.length);
  });

  it('features a few products and has a few unavailable', () => {
    expect(products.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(5);
    expect(products.filter(({ available }) => available === false).length).toBeGreaterThan(1);
  });
});
