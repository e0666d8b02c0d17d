import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryPath } from './category-path.ts';

describe('a category in a URL', () => {
  it.each([
    ['From the grill', 'from-the-grill'],
    ["Côte d'Or & Co.", 'cote-d-or-co'],
    ['汤', '汤'],
    ['!!!', 'category'],
  ])('"%s" is "%s"', (name, path) => expect(categoryPath(name)).toBe(path));

  it('is one path segment and stays the same when converted again', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        const path = categoryPath(name);
        expect(path).toMatch(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u);
        expect(categoryPath(path)).toBe(path);
      }),
    );
  });
});
