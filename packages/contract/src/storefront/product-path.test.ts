import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productIdIn, productPath } from './product-path.ts';

describe('a product in a URL', () => {
  it('is found by its ID, whatever its name', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), fc.string({ minLength: 1 }), (id, name) => {
        const path = productPath({ id, name });
        expect(path).toMatch(/^\d+(?:-[\p{L}\p{N}]+)+$/u);
        expect(productIdIn(path)).toBe(id);
      }),
    );
  });

  it.each([
    ['17-lentil-soup', 17],
    ['17', 17],
    ['17soup', null],
    ['soup', null],
    ['0-soup', null],
    ['-17', null],
    ['9'.repeat(30), null],
  ])('"%s" names %s', (path, id) => expect(productIdIn(path)).toBe(id));
});
