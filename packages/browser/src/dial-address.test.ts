import { expect, test } from 'vitest';
import { dialAddress } from './dial-address.ts';

test('dials a number in any notation', () => {
  expect(['+1 (212) 555-0142', '212.555.0142'].map(dialAddress)).toEqual([
    'tel:+12125550142',
    'tel:2125550142',
  ]);
});
